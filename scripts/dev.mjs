// `npm run dev`: runs the site from its sources. The browser refreshes automatically; the API and the sandbox restart
// on a change.
import { spawn } from 'node:child_process';
import { ROOT } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';

await ensureInstalled();
const args = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'apps/host/src/dev/main.ts'];
const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
