// The figures under load beside their goals.
import { row } from '../steps/table.mjs';
import { FLAT_PERCENT } from '../steps/trend.mjs';

const AT_LEAST = true;
const share = (part, whole) => (whole > 0 ? (100 * part) / whole : 0);

export function overloadRows({ best, calm, overload, recoveryMs, afterMs }) {
  // Without an end, the recovery took longer than we looked.
  const recovery = recoveryMs ?? afterMs;
  return [
    row('Best: good answers', best.goodPerSecond, 'requests/s'),
    row('  99th percentile', best.p99, 'ms'),
    row('Half of the best: median', calm.p50, 'ms'),
    row('  99th percentile', calm.p99, 'ms'),
    row('Twice the best: offered', overload.offeredPerSecond, 'requests/s'),
    row('  good answers', overload.goodPerSecond, 'requests/s'),
    row('  share of the best', share(overload.goodPerSecond, best.goodPerSecond), '%', 80, AT_LEAST),
    row('  median of the good ones', overload.p50, 'ms'),
    row('  99th percentile of the good ones', overload.p99, 'ms', 3_000),
    row('  refused', overload.refusedPerSecond, 'requests/s'),
    row('  99th percentile until the refusal', overload.refusedP99, 'ms', 1_000),
    row('  refused without a time to come back', overload.rudePerSecond, 'requests/s', 0),
    row('  late, or given up by the visitor', overload.latePerSecond, 'requests/s'),
    row('  failed', overload.failedPerSecond, 'requests/s', 0),
    row('Normal again after', recovery / 1000, 's', 5),
  ];
}

export function memoryRows({ perSecond, goodPerSecond, parts }) {
  return [
    row('Load', perSecond, 'requests/s'),
    row('  good answers', goodPerSecond, 'requests/s'),
    ...parts.flatMap(({ name, isGoal, trend }) => [
      row(`${name}, average of the last half`, trend.meanMb, 'MB'),
      row('  growth over the last half', trend.grownPercent, '%', isGoal ? FLAT_PERCENT : null),
    ]),
  ];
}
