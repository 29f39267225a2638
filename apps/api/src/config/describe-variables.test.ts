import { readFileSync } from 'node:fs';
import Value from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { RATE_PROVIDERS } from '../providers/rate-providers';
import { configurationPage, envExample } from './describe-variables';
import { groupsOf, variablesOf } from './env-shape';
import { text } from './variable';

const groups = groupsOf(RATE_PROVIDERS);
const fileOf = (name: string) => readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8');

describe('the tables of variables', () => {
  it('are the tables of docs/configuration.md: run `npm run configuration` after a change', () => {
    const page = fileOf('docs/configuration.md');
    expect(page).toBe(configurationPage(page, groups));
  });

  it('are the lines of .env.example: run `npm run configuration` after a change', () => {
    expect(fileOf('.env.example')).toBe(envExample(groups));
  });

  it('have each variable in exactly one group', () => {
    const grouped = groups.flatMap(({ variables }) => Object.keys(variables));
    expect(grouped.toSorted()).toEqual(Object.keys(variablesOf(RATE_PROVIDERS)).toSorted());
  });

  it('have valid examples, but none for the secret that signs sessions, because it must not be known', () => {
    const variables = Object.entries(variablesOf(RATE_PROVIDERS));
    const refused = variables.filter(([, { form, example }]) => !Value.Check(form, example)).map(([name]) => name);
    expect(refused).toEqual(['AUTH_SECRET', 'AUTH_SECRET_PREVIOUS']);
  });
});

describe('a described variable', () => {
  const variables = {
    KEY: { form: text, example: 'a b', isSecret: true, purpose: 'Opens it.' },
    PLACE: { form: text, default: '`here`', example: 'there', purpose: 'Where.' },
  } as const;

  it('has a row below the text of the page, which stays', () => {
    const page = configurationPage('# Settings\n\n', [{ title: 'Doors', variables }]);
    expect(page).toMatch(/^# Settings\n\n<!-- .* -->\n\n## Doors\n/);
    expect(page).toContain('| `KEY` | unset | Opens it. A secret: `KEY_FILE` may name a file with it. |\n');
    expect(page).toContain('| `PLACE` | `here` | Where. |\n');
    expect(configurationPage(page, [])).not.toContain('Doors');
  });

  it('has a line in the example, in quotes if it needs them', () => {
    expect(envExample([{ title: 'Doors', variables }])).toContain('\n\n# Doors\n#KEY="a b"\n#PLACE=there\n');
  });
});
