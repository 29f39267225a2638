// `npm run openapi`: writes docs/openapi.json from the routes that packages/contract declares.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { ROOT, say } from './steps/command.mjs';

const { openApiDocument } = await tsImport('../packages/contract/src/openapi.ts', import.meta.url);
const file = path.join(ROOT, 'docs/openapi.json');
writeFileSync(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
say('Wrote docs/openapi.json');
