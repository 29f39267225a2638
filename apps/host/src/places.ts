/** Paths on disk. Source and bundle are at the same depth, so one rule works for both. */
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

export const MIGRATIONS_FOLDER = path.join(ROOT, 'apps/api/src/db/migrations');
/** The catalogues of the site. The API reads those of its letters. */
export const TEXTS_FOLDER = path.join(ROOT, 'apps/web/app/i18n/locales');
export const CACHE_FOLDER = path.join(ROOT, '.cache');
export const SITE_CLIENT_FOLDER = path.join(ROOT, 'apps/web/dist/client');
export const SITE_SERVER_ENTRY = path.join(ROOT, 'apps/web/dist/server/entry-server.js');
/** The built desk. */
export const DESK_FOLDER = path.join(ROOT, 'apps/web/dist/desk');
export const SITE_SOURCE_FOLDER = path.join(ROOT, 'apps/web');
/** The example in the repository, used if no folder is configured. */
export const BRANDING_FOLDER = path.join(ROOT, 'branding');
export const SANDBOX_BUNDLE = path.join(ROOT, 'apps/host/dist/sandbox.js');
export const SANDBOX_SOURCE = path.join(ROOT, 'apps/sandbox/src/main.ts');
