// `npm run audit:dependencies`: asks the registry for known weaknesses of our dependencies. Not part of `npm test`,
// because its result changes without a change of ours.
import { spawnSync } from 'node:child_process';
import { readAudit } from './steps/audit.mjs';
import { npm, ROOT, say } from './steps/command.mjs';

const [command, args] = npm('audit', '--json', '--audit');
const { stdout } = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const { code, lines } = readAudit(stdout);
for (const line of lines) say(line);
process.exitCode = code;
