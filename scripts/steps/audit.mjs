// Reads the answer of `npm audit --json`.

const WORST_FIRST = ['critical', 'high', 'moderate', 'low', 'info'];
/** These have to be replaced soon. The others are only listed. */
const URGENT = ['critical', 'high'];

/** What to print, and the exit code: 0 is fine, 1 means urgent advisories, 2 means that nobody answered. */
export function readAudit(text) {
  const report = parse(text);
  if (!report?.vulnerabilities) {
    const reason = report?.message ?? 'no readable answer';
    return {
      code: 2,
      lines: [
        `The registry gave no advisories: ${reason}`,
        'Some registries and mirrors do not offer them. Nothing is known about the dependencies; run it with another registry (npm_config_registry).',
      ],
    };
  }
  const found = Object.values(report.vulnerabilities).sort(
    (a, b) => WORST_FIRST.indexOf(a.severity) - WORST_FIRST.indexOf(b.severity),
  );
  const urgent = found.filter(({ severity }) => URGENT.includes(severity));
  if (found.length === 0) return { code: 0, lines: ['No known advisories about the dependencies.'] };
  return {
    code: urgent.length > 0 ? 1 : 0,
    lines: [...found.map(lineOf), `${found.length} packages, ${urgent.length} urgent.`],
  };
}

function lineOf({ name, severity, via, fixAvailable }) {
  const reasons = via.map((one) => (typeof one === 'string' ? `by ${one}` : `${one.title} (${one.url})`));
  return `${severity}: ${name}, ${reasons.join('; ')}${fixAvailable ? '' : '. No fix yet'}`;
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
