// `npm run doctor`: tries every service that the environment configures, with the calls of the site itself.
import { tsImport } from 'tsx/esm/api';

await tsImport('../apps/host/src/doctor.ts', import.meta.url);
