/** Secrets may come from files: `AUTH_SECRET_FILE=/run/secrets/auth` instead of `AUTH_SECRET=…`. */
import type { Variables } from './variable';

export type Env = Readonly<Record<string, string | undefined>>;

type Found = {
  /** The environment with the contents of the files. */
  readonly env: Env;
  /** They name variables and paths, and never contents. */
  readonly problems: readonly string[];
};

export const fileVariableOf = (name: string) => `${name}_FILE`;

export function readSecretFiles(env: Env, variables: Variables, readFile: (path: string) => string): Found {
  const found: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of Object.keys(variables).filter((key) => variables[key]?.isSecret)) {
    const fileName = fileVariableOf(name);
    const file = env[fileName]?.trim();
    if (!file) continue;
    if (env[name]?.trim()) problems.push(`  ${name} and ${fileName} are both set: set only one of them.`);
    else {
      const content = contentOf(file, readFile);
      if (content) found[name] = content;
      else problems.push(`  ${fileName}: the file ${file} ${content === '' ? 'is empty' : 'cannot be read'}.`);
    }
  }
  return { env: { ...env, ...found }, problems };
}

function contentOf(file: string, readFile: (path: string) => string): string | null {
  try {
    return readFile(file).trim();
  } catch {
    return null;
  }
}
