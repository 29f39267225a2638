/** Tries everything that a configuration names, and says in one line each how it is. */
import type { Config } from '../config/env';
import { plainLinks } from '../config/plain-links';
import { RATE_PROVIDERS } from '../providers/rate-providers';
import type { RateVendors } from '../providers/rate-vendor';
import { type Check, type Finding, failureOf, ok, warning } from './finding';
import { addressCheck, clockCheck, dataFolderCheck } from './machine-checks';
import { paymentCheck, rateChecks, serviceChecks } from './service-checks';
import { cacheCheck, databaseCheck } from './storage-checks';

export type Diagnosis = Finding & { readonly name: string };

const PATIENCE_MS = 15_000;

type Options = { readonly vendors?: RateVendors; readonly now?: () => number };

export async function examine(config: Config, options: Options = {}): Promise<readonly Diagnosis[]> {
  const { vendors = RATE_PROVIDERS, now = Date.now } = options;
  const { live } = config;
  const cache = cacheCheck(config);
  const payment = paymentCheck(config);
  const checks = [
    dataFolderCheck(config),
    addressCheck(config.publicUrl),
    databaseCheck(config),
    ...(cache ? [cache] : []),
    ...(live ? [clockCheck(live.baseUrl, now)] : []),
    ...rateChecks(config, vendors),
    ...(payment ? [payment] : []),
    ...serviceChecks(config),
  ];
  const diagnoses = await Promise.all(checks.map(diagnose));
  const sandbox = live ? [] : [{ name: 'Hotels', ...ok(SANDBOX_ANSWERS) }];
  return [...sandbox, ...diagnoses, ...brandOf(config), ...linksOf(config)];
}

const SANDBOX_ANSWERS = 'no key is set: the sandbox will answer, and no booking is real';

async function diagnose(check: Check): Promise<Diagnosis> {
  const finding = await check.run(AbortSignal.timeout(PATIENCE_MS)).catch((error: unknown) => failureOf(error, check));
  return { name: check.name, ...finding };
}

/** A brand that is not right stops the configuration itself. */
function brandOf({ brand, site }: Config): readonly Diagnosis[] {
  return brand ? [{ name: 'Brand', ...ok(`${site.name}: all files are fine, and all colors can be read`) }] : [];
}

function linksOf(config: Config): readonly Diagnosis[] {
  const words = 'points to another machine without encryption. That is fine in a private network alone.';
  return plainLinks(config).map((name) => ({ name, ...warning(words) }));
}

/** For the terminal. */
export function report(diagnoses: readonly Diagnosis[]): string {
  const lines = diagnoses.map(({ level, name, words }) => `${level.padEnd(7)}  ${name}: ${words}`);
  const count = (level: string) => diagnoses.filter((diagnosis) => diagnosis.level === level).length;
  const [problems, warnings] = [count('problem'), count('warning')];
  const end = problems + warnings === 0 ? 'All is fine.' : `Problems: ${problems}. Warnings: ${warnings}.`;
  return [...lines, '', end].join('\n');
}
