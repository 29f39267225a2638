/** `docs/configuration.md` and `.env.example`, from the tables of variables. */
import type { Group } from './env-shape';
import { fileVariableOf } from './secret-files';
import type { Variable } from './variable';

/** Everything below this line of `docs/configuration.md` is made from the tables. */
const MARK = '<!-- `npm run configuration` writes everything below from the tables in apps/api/src/config. -->';

/** The page with new tables. The text above them stays. */
export function configurationPage(page: string, groups: readonly Group[]): string {
  const [intro] = page.split(MARK);
  return `${intro}${MARK}\n${groups.map(describeGroup).join('')}`;
}

function describeGroup({ title, variables }: Group): string {
  const rows = Object.entries(variables).map(([name, variable]) => `${rowOf(name, variable)}\n`);
  return `\n## ${title}\n\n| Variable | Default | What it is for |\n|---|---|---|\n${rows.join('')}`;
}

function rowOf(name: string, { default: words = 'unset', purpose, isSecret }: Variable): string {
  const secret = isSecret ? ` A secret: \`${fileVariableOf(name)}\` may name a file with it.` : '';
  return `| \`${name}\` | ${words} | ${purpose}${secret} |`;
}

/** A form for the operator. Every line is a comment, because no variable has to be set. */
export function envExample(groups: readonly Group[]): string {
  const head = [
    '# Settings of the site, all of them optional. docs/configuration.md explains each one.',
    '# A secret may be in a file: NAME_FILE=/path/of/the/file instead of NAME=value.',
  ];
  const parts = groups.map(({ title, variables }) => [
    `# ${title}`,
    ...Object.entries(variables).map(([name, { example }]) => `#${name}=${quoted(example)}`),
  ]);
  return `${[head, ...parts].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

const quoted = (value: string) => (/^[\w:/.,?=@{}+-]*$/.test(value) ? value : `"${value}"`);
