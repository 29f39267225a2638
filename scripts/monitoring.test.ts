/** Dashboard, alerts and runbook speak of metrics that exist, and of each other. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { METRICS, PROCESS_METRICS } from '../apps/api/src/metrics/metric-table';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, one]) => one ?? '');

const alerts = read('deploy/monitoring/alerts.yaml');
const dashboard = read('deploy/monitoring/grafana-dashboard.json');
const runbook = read('docs/runbook.md');

/** Every series that a scrape has: a test of the built host compares this table with a real scrape. */
const series = new Set([
  ...Object.values(METRICS).flatMap(({ kind, name }) => (kind === 'timer' ? partsOf(name) : [name])),
  ...PROCESS_METRICS.flatMap((name) => (name.includes('gc_duration') ? partsOf(name) : [name])),
]);

function partsOf(name: string): readonly string[] {
  return ['_bucket', '_sum', '_count'].map((part) => name + part);
}

const OURS = /\b(tenth_night_\w+)/g;

describe('the monitoring', () => {
  it.each([
    ['the alerts', found(alerts, /^ +expr: (.+)$/gm).join()],
    ['the dashboard', found(dashboard, /"expr": "(.+)"/g).join()],
    ['the runbook', runbook],
  ])('uses in %s only metrics that exist', (_where, text) => {
    const used = found(text, OURS);
    expect(used.length).toBeGreaterThan(3);
    expect(used.filter((name) => !series.has(name))).toEqual([]);
  });

  it('shows every metric of our own on the dashboard', () => {
    const shown = new Set(found(dashboard, OURS).map((name) => name.replace(/_(bucket|sum|count)$/, '')));
    const names = Object.values(METRICS).map(({ name }) => name);
    expect(names.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('has a section of the runbook for each alert, and no other', () => {
    const sections = found(runbook, /^## (\w+)$/gm);
    expect(sections).toEqual(found(alerts, /^ +- alert: (\w+)$/gm));
    expect(found(alerts, /runbook: docs\/runbook\.md#(\w+)$/gm)).toEqual(sections.map((name) => name.toLowerCase()));
  });

  it('says in each section what to check, what to do, and when it is over', () => {
    const bodies = runbook.split(/^## /m).slice(1);
    expect(bodies.filter((body) => !/\*\*Stop worrying\*\*/.test(body))).toEqual([]);
    expect(bodies.filter((body) => !/\*\*(Check|Do)/.test(body)).map((body) => body.split('\n')[0])).toEqual([
      'WaitsForPerson',
    ]);
  });

  it('links to sections that exist', () => {
    const sections = new Set(found(runbook, /^## (\w+)$/gm).map((name) => name.toLowerCase()));
    expect(found(runbook, /\]\(#(\w+)\)/g).filter((link) => !sections.has(link))).toEqual([]);
  });
});
