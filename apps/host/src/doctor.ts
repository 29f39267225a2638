/** `npm run doctor`: tries every service of the configuration, as the site will. The exit code is 1 if one fails. */
import { ConfigError } from '@tenth-night/api/config/env';
import { examine, report } from '@tenth-night/api/doctor/examine';
import { readBrandedConfig } from './brand';

try {
  const diagnoses = await examine(readBrandedConfig());
  process.stdout.write(`${report(diagnoses)}\n`);
  if (diagnoses.some(({ level }) => level === 'problem')) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stdout.write(`${error.message}\n`);
  process.exitCode = 1;
}
