/** `npm run doctor`: tries every service of the configuration, as the site will. The exit code is 1 if one fails. */
import { ConfigError, readProcessConfig } from '@tenth-night/api/config/env';
import { examine, report } from '@tenth-night/api/doctor/examine';

try {
  const diagnoses = await examine(readProcessConfig());
  process.stdout.write(`${report(diagnoses)}\n`);
  if (diagnoses.some(({ level }) => level === 'problem')) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stdout.write(`${error.message}\n`);
  process.exitCode = 1;
}
