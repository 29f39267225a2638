// `npm run dev`: runs the site from its sources. The browser refreshes automatically; the API and the sandbox restart
// on a change of their code or of the brand.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';

await ensureInstalled();
// The host reads the brand at its start.
const brand = path.join(process.env.BRANDING_DIR?.trim() || 'branding', '*.*');
const watch = ['watch', '--clear-screen=false', '--include', brand];
const args = ['node_modules/tsx/dist/cli.mjs', ...watch, 'apps/host/src/dev/main.ts'];
const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
