import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAudit } from './steps/audit.mjs';

const advisory = (name: string, severity: string) => ({
  name,
  severity,
  via: [{ title: 'Reads too much', url: 'https://advisories.test/1' }],
  fixAvailable: false,
});
const report = (...found: { name: string }[]) =>
  JSON.stringify({ vulnerabilities: Object.fromEntries(found.map((one) => [one.name, one])) });

describe('npm run audit:dependencies', () => {
  it('is content without advisories', () => {
    expect(readAudit(report())).toEqual({ code: 0, lines: ['No known advisories about the dependencies.'] });
  });

  it('fails with an urgent advisory, worst first, and only lists the others', () => {
    const { code, lines } = readAudit(report(advisory('small', 'low'), advisory('large', 'critical')));
    expect(code).toBe(1);
    expect(lines).toEqual([
      'critical: large, Reads too much (https://advisories.test/1). No fix yet',
      'low: small, Reads too much (https://advisories.test/1). No fix yet',
      '2 packages, 1 urgent.',
    ]);
    expect(readAudit(report(advisory('small', 'moderate'))).code).toBe(0);
  });

  it.each(['', 'not json', JSON.stringify({ message: '405 Method Not Allowed' })])(
    'says that nothing is known if the registry answers %j',
    (answer) => {
      const { code, lines } = readAudit(answer);
      expect(code).toBe(2);
      expect(lines[0]).toContain('The registry gave no advisories');
    },
  );
});

describe('npm run sbom', () => {
  it('lists the packages of the lock file', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tenth-night-sbom-'));
    const file = path.join(folder, 'sbom.json');
    const { status, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'sbom.mjs'), file], {
      encoding: 'utf8',
    });
    expect(status, stderr).toBe(0);
    const { bomFormat, metadata, components } = JSON.parse(readFileSync(file, 'utf8'));
    expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'tenth-night']);
    const names = components.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['fastify', 'drizzle-orm', 'react']));
    rmSync(folder, { recursive: true });
  });
});
