import type { Meters } from '../meters';

/** Meters that a test can read: one line for each event, and the watchers by name. */
export function keptMeters() {
  const lines: string[] = [];
  const watchers = new Map<string, () => unknown>();
  const write = (name: string, labels: object, more = '') =>
    lines.push([name, ...Object.values(labels)].join(' ') + more);
  const meters: Meters = {
    count: (name, labels, by = 1) => void write(name, labels, by === 1 ? '' : ` x${by}`),
    time: (name, labels) => void write(name, labels),
    watch: (name, read) => void watchers.set(name, read),
  };
  return { meters, lines, read: (name: string) => watchers.get(name)?.() };
}
