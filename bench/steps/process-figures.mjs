// Processor time and memory of another process, from /proc. Linux only.
import { readFileSync } from 'node:fs';

/** Clock ticks of /proc per second, on every Linux that we know. */
const TICKS_PER_SECOND = 100;

/** Milliseconds of processor time that the process has used, user and system. */
export const cpuOf = (pid) => readCpu(readFileSync(`/proc/${pid}/stat`, 'utf8'));

/** The program's name stands in parentheses and may contain spaces. */
export function readCpu(stat) {
  const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

/** `VmRSS` is the memory now, `VmHWM` the highest so far. */
export const megabytesOf = (pid, field = 'VmRSS') => readMegabytes(readFileSync(`/proc/${pid}/status`, 'utf8'), field);

export function readMegabytes(status, field) {
  const line = status.split('\n').find((text) => text.startsWith(`${field}:`)) ?? '';
  return Number(/\d+/.exec(line)?.[0] ?? 0) / 1024;
}

/** The process ids of its children. */
export const childrenOf = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
