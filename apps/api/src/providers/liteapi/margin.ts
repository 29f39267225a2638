/**
 * What the site earns, as LiteAPI knows it: `margin` replaces the markup of the account for a call, and
 * `additionalMarkup` is added to it. Both are percentages of the net rate.
 */
import type { WireRatesRequest } from '@tenth-night/provider-wire/hotel-rates/rates';
import type { RateMargin } from '../ports/hotel-rates.port';
import type { ReadVariable } from '../rate-vendor';

const MARGIN = 'LITEAPI_MARGIN';
const ADDITIONAL = 'LITEAPI_ADDITIONAL_MARKUP';
/** More is a slip of the pen, such as 1250 for 12.50. */
const PERCENT_MAX = 100;

export function readMargin(read: ReadVariable): RateMargin | null {
  const [margin, additional] = [read(MARGIN), read(ADDITIONAL)];
  if (margin !== undefined) return { kind: 'margin', percent: Number(margin), variable: MARGIN };
  if (additional !== undefined) return { kind: 'additional-markup', percent: Number(additional), variable: ADDITIONAL };
  return null;
}

export function findMarginProblems(read: ReadVariable): readonly string[] {
  const isOutside = (name: string) => Number(read(name)) <= 0 || Number(read(name)) > PERCENT_MAX;
  const problems: string[] = [];
  if (isOutside(MARGIN))
    problems.push(
      `  ${MARGIN} must be above 0 and at most ${PERCENT_MAX}: with 0 the site earns nothing, and the provider may refuse to prebook. Leave it unset for the markup of the account.`,
    );
  if (isOutside(ADDITIONAL))
    problems.push(`  ${ADDITIONAL} must be from 1 to ${PERCENT_MAX}. Leave it unset to add nothing.`);
  if (read(MARGIN) !== undefined && read(ADDITIONAL) !== undefined)
    problems.push(
      `  ${MARGIN} and ${ADDITIONAL} exclude each other: the first replaces the markup of the account, the second is added to it.`,
    );
  return problems;
}

/** Its part of a question for rates. */
export function marginFields(margin: RateMargin | null): Pick<WireRatesRequest, 'margin' | 'additionalMarkup'> {
  if (!margin) return {};
  return margin.kind === 'margin' ? { margin: margin.percent } : { additionalMarkup: margin.percent };
}
