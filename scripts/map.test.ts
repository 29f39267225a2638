/** docs/map.md leads from a section of the specification to a file: the way is there, and no room is left out. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const ROOMS = ['packages/domain/src', 'apps/api/src/modules', 'apps/web/app/features'];

const entriesOf = (folder: string) => readdirSync(path.join(ROOT, folder), { withFileTypes: true });

function mappedPaths() {
  const map = readFileSync(path.join(ROOT, 'docs/map.md'), 'utf8');
  return [...map.matchAll(/`([^`\s]*\/[^`\s]*)`/g)].map(([, mapped = '']) => mapped);
}

describe('the map', () => {
  it('names at least 20 paths', () => {
    expect(new Set(mappedPaths()).size).toBeGreaterThanOrEqual(20);
  });

  it('names only existing paths', () => {
    expect(mappedPaths().filter((mapped) => !existsSync(path.join(ROOT, mapped)))).toEqual([]);
  });

  it.each(ROOMS)('names something in every folder of %s', (room) => {
    const paths = mappedPaths().map((mapped) => `${mapped}/`);
    const folders = entriesOf(room).flatMap((entry) => (entry.isDirectory() ? [`${room}/${entry.name}/`] : []));
    expect(folders.filter((folder) => !paths.some((mapped) => mapped.startsWith(folder)))).toEqual([]);
  });
});
