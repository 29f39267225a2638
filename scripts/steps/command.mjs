// Runs other programs, and hides their output unless something fails.
import { spawn } from 'node:child_process';

export const ROOT = new URL('../..', import.meta.url).pathname;

export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Resolves to { code, output }. Does not throw if the program fails. */
export function capture(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => resolve({ code: 127, output: String(error) }));
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });
}

/** The command and arguments that run npm. If npm started us, the same npm. */
export function npm(...args) {
  const cli = process.env.npm_execpath;
  return cli ? [process.execPath, [cli, ...args]] : ['npm', args];
}

/** Throws with the program's output if it fails. */
export async function mustRun(what, command, args, options) {
  const { code, output } = await capture(command, args, options);
  if (code !== 0) throw new Error(`${what} failed (exit code ${code}):\n${output.trim()}`);
  return output;
}

/** Shows the program's output line by line. Throws if it fails. */
export async function show(what, command, args, options = {}) {
  const { code } = await capture(command, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
  if (code !== 0) throw new Error(`${what} failed (exit code ${code}).`);
}
