// Figures beside their goals, for the terminal and for Markdown.

/**
 * `isLeast` means that the figure should reach the goal, not stay below it. A row without a goal only informs.
 * @param {number | null} [goal]
 */
export const row = (what, figure, unit, goal = null, isLeast = false) => ({ what, figure, unit, goal, isLeast });

/** Begins a part of a table. */
export const heading = (what) => ({ ...row(what, null, ''), isHeading: true });

export const isMet = ({ figure, goal, isLeast }) => goal === null || (isLeast ? figure >= goal : figure <= goal);

/** Three digits are enough to compare. */
export function shown(figure) {
  if (figure === null) return '–';
  const size = Math.abs(figure);
  const digits = size >= 100 || Number.isInteger(figure) ? 0 : size >= 10 ? 1 : 2;
  return figure.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

const withUnit = (figure, unit) => `${shown(figure)} ${unit}`.trim();

const goalOf = ({ goal, unit, isLeast }) =>
  goal === null ? '' : `${isLeast ? 'at least' : 'at most'} ${withUnit(goal, unit)}`;

/** Empty without a goal. A miss says how far away the goal is, as a share of the goal. */
export function verdict(line) {
  const { figure, goal } = line;
  if (goal === null) return '';
  if (isMet(line)) return 'met';
  if (goal === 0) return 'missed';
  return `missed by ${shown(Math.ceil((100 * Math.abs(figure - goal)) / goal))} %`;
}

/** Lines for a terminal. The columns are as wide as their longest cell. */
export function toText(rows) {
  const table = rows.map((line) => [line.what, shown(line.figure), line.unit, goalOf(line), verdict(line)]);
  const widths = table[0].map((_, k) => Math.max(...table.map((cells) => cells[k].length)));
  return table.map(([what, figure, ...rest], at) => {
    if (rows[at].isHeading) return `\n${what}`;
    const [unit, goal, outcome] = rest.map((cell, k) => cell.padEnd(widths[k + 2]));
    return `${what.padEnd(widths[0])}  ${figure.padStart(widths[1])} ${unit}  ${goal}  ${outcome}`.trimEnd();
  });
}

export function toMarkdown(rows) {
  const head = ['| | Measured | Goal | |', '|---|---:|---|---|'];
  const cellsOf = (line) => [
    line.what.replace(/^ +/, '&emsp;'),
    withUnit(line.figure, line.unit),
    goalOf(line),
    verdict(line),
  ];
  return [...head, ...rows.map((line) => `| ${cellsOf(line).join(' | ')} |`)];
}
