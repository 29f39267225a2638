/** The price per night: two thumbs and two fields. Search-and-browse §2, §5. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type PriceRange, withMax, withMin } from '@tenth-night/domain/search/price-range';
import { useId, useState } from 'react';
import { useServices } from '../../lib/page/services';
import styles from './filters.module.css';
import { useDraft } from './use-draft';

type Props = {
  readonly price: PriceRange | null;
  readonly bounds: PriceRange | null;
  readonly onChange: (price: PriceRange | null) => void;
};

/** One thumb at each end, until there are prices. */
const UNKNOWN: PriceRange = { min: 0, max: 1 };

export function PriceFilter({ price, bounds, onChange }: Props) {
  const { t } = useLingui();
  const { context, format } = useServices();
  // Before the first price only the chosen range is known, if there is one.
  const known = bounds ?? price;
  const limits = known ?? UNKNOWN;
  // A range that covers all prices is no filter: then it grows with them.
  const narrowed = (range: PriceRange | null) => (range && isWhole(range, limits) ? null : range);
  const [draft, setDraft] = useDraft(price, (range) => onChange(narrowed(range)));
  const range = clampTo(narrowed(draft) ?? limits, limits);
  const setMin = (min: number) => setDraft(withMin(range, min));
  const setMax = (max: number) => setDraft(withMax(range, max, limits.max));
  const thumb = { limits, isDisabled: !known || limits.max === limits.min };
  const amount = (value: number) => (known ? format.wholeMoney(value, context.currency) : '');
  return (
    <section>
      <h3>
        <Trans>Price per night</Trans>
      </h3>
      <div className={styles.range} ref={(track) => placeThumbs(track, range, limits)}>
        <Thumb label={t`Min`} value={range.min} {...thumb} text={amount(range.min)} onChange={setMin} />
        <Thumb label={t`Max`} value={range.max} {...thumb} text={amount(range.max)} onChange={setMax} />
      </div>
      <div className={styles.minmax}>
        <AmountField label={t`Min`} value={known && range.min} onCommit={setMin} />
        <AmountField label={t`Max`} value={known && range.max} onCommit={setMax} />
      </div>
    </section>
  );
}

function isWhole({ min, max }: PriceRange, limits: PriceRange): boolean {
  return min <= limits.min && max >= limits.max;
}

function clampTo({ min, max }: PriceRange, limits: PriceRange): PriceRange {
  return { min: Math.max(min, 0), max: Math.min(max, Math.max(limits.max, min)) };
}

type ThumbProps = {
  readonly label: string;
  readonly value: number;
  readonly limits: PriceRange;
  readonly isDisabled: boolean;
  readonly text: string;
  readonly onChange: (value: number) => void;
};

function Thumb({ label, value, limits, isDisabled, text, onChange }: ThumbProps) {
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={text}
      min={limits.min}
      max={limits.max}
      value={value}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}

/** Set on the element, because our content policy allows no style attribute in the page. */
function placeThumbs(track: HTMLElement | null, range: PriceRange, limits: PriceRange): void {
  const share = (value: number) => `${((value - limits.min) / Math.max(1, limits.max - limits.min)) * 100}%`;
  track?.style.setProperty('--from', share(range.min));
  track?.style.setProperty('--to', share(range.max));
}

type AmountProps = {
  readonly label: string;
  /** Null while no price is known: then nothing can be typed either. */
  readonly value: number | null;
  readonly onCommit: (value: number) => void;
};

/**
 * A typed amount counts on blur or Enter: earlier, an incomplete number would jump to a bound. Then the field shows the
 * value in use.
 */
function AmountField({ label, value, onCommit }: AmountProps) {
  const { context } = useServices();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  function commit(): void {
    const amount = Number.parseInt(typed ?? '', 10);
    setTyped(null);
    if (Number.isFinite(amount)) onCommit(amount);
  }
  return (
    <div>
      <label htmlFor={id}>
        {label}{' '}
        <span className={styles.sign} aria-hidden="true">
          {context.currency}
        </span>
      </label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        value={typed ?? value ?? ''}
        disabled={value === null}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </div>
  );
}
