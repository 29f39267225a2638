import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { installPackages } from './steps/install.mjs';

const folders: string[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A project whose one development dependency lies in a folder of its own. */
function projectWithTool(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tenth-night-install-'));
  folders.push(folder);
  const write = (file: string, content: object) => writeFileSync(path.join(folder, file), JSON.stringify(content));
  const project = { name: 'project', version: '1.0.0', devDependencies: { tool: 'file:tool' } };
  const tool = { name: 'tool', version: '1.0.0' };
  mkdirSync(path.join(folder, 'tool'));
  write('package.json', project);
  write('tool/package.json', tool);
  write('package-lock.json', {
    ...{ name: project.name, version: project.version, lockfileVersion: 3, requires: true },
    packages: {
      '': project,
      'node_modules/tool': { resolved: 'tool', link: true },
      tool: { version: tool.version, dev: true },
    },
  });
  return folder;
}

it.each(['production', 'development', ''])('installs the build tools with NODE_ENV=%s', async (environment) => {
  const folder = projectWithTool();
  vi.stubEnv('NODE_ENV', environment);
  await installPackages(folder);
  expect(existsSync(path.join(folder, 'node_modules/tool'))).toBe(true);
});
