// A build of an older version, in a folder of its own. By default the last version before the newest migration, because
// two versions with different tables are the hardest to run side by side.
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { capture, mustRun, npm, ROOT, say } from './command.mjs';

const FOLDER = path.join(ROOT, '.cache/older');
const JOURNAL = 'apps/api/src/db/migrations/meta/_journal.json';

const git = async (...args) => {
  const { code, output } = await capture('git', args, { cwd: ROOT });
  return code === 0 ? output.trim() : null;
};

/** Null if the history has no older version. */
export async function buildOlder(from) {
  const commit = from ? await git('rev-parse', '--verify', '--quiet', `${from}^{commit}`) : await lastBeforeMigration();
  if (from && !commit) throw new Error(`There is no version '${from}'`);
  if (!commit) return null;
  const host = path.join(FOLDER, 'apps/host/dist');
  const isBuilt = () => existsSync(path.join(host, 'main.js'));
  if ((await versionIn(FOLDER)) === commit && isBuilt()) return { commit, host };
  say(`Building the older version ${commit}…`);
  await git('worktree', 'remove', '--force', FOLDER);
  rmSync(FOLDER, { recursive: true, force: true });
  await git('worktree', 'prune');
  if ((await git('worktree', 'add', '--detach', FOLDER, commit)) === null) return null;
  await installIn(FOLDER);
  const { output } = await capture(process.execPath, ['scripts/build.mjs'], { cwd: FOLDER });
  // A version that is over its budget of script is built all the same.
  if (!isBuilt()) throw new Error(`The older version does not build:\n${output}`);
  return { commit, host };
}

/** The newest version that has some of the present migrations, and no other ones. */
async function lastBeforeMigration() {
  const tagsOf = (journal) => JSON.parse(journal).entries.map(({ tag, when }) => `${tag} ${when}`);
  const present = tagsOf(readFileSync(path.join(ROOT, JOURNAL), 'utf8'));
  const commits = (await git('log', '--format=%H', '--', JOURNAL))?.split('\n').filter(Boolean) ?? [];
  for (const commit of commits) {
    const tags = tagsOf((await git('show', `${commit}:${JOURNAL}`)) ?? '{"entries":[]}');
    const isOlder = tags.length > 0 && tags.length < present.length;
    if (isOlder && tags.every((tag, i) => tag === present[i])) return commit;
  }
  return null;
}

async function versionIn(folder) {
  if (!existsSync(folder)) return null;
  const { code, output } = await capture('git', ['rev-parse', 'HEAD'], { cwd: folder });
  return code === 0 ? output.trim() : null;
}

/** Copies the present packages if they are the same. */
async function installIn(folder) {
  const lockOf = (place) => readFileSync(path.join(place, 'package-lock.json'), 'utf8');
  if (lockOf(folder) === lockOf(ROOT)) {
    cpSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    return;
  }
  const install = npm('ci', '--ignore-scripts', '--no-audit', '--no-fund');
  await mustRun('Installing the packages of the older version', ...install, { cwd: folder });
}
