/** Promo codes at the desk. The provider is the only place that stores them. */
import type { DeskCode } from '@tenth-night/contract/desk-codes';
import { type NewPromoCode, newPromoCodeProblems } from '@tenth-night/domain/promo-codes/new-promo-code';
import { utcCalendarDate } from '@tenth-night/domain/stay/dates';
import { AppError } from '../../app-error';
import type { BookingProviders } from '../../providers/ports/booking.port';
import type { PromoCode } from '../../providers/ports/promo-codes.port';
import { ProviderError } from '../../providers/provider-error';
import type { Staff } from './desk-access';
import type { DeskLogRepo } from './desk-log';

const CALL_MS = 15_000;
const NO_ANSWER = 'The provider does not answer. Look at the list before you try again.';

type Parts = {
  readonly providers: BookingProviders;
  readonly log: Pick<DeskLogRepo, 'note'>;
  readonly now: () => number;
  report(error: unknown): void;
};

export type DeskCodesService = ReturnType<typeof createDeskCodes>;

export function createDeskCodes({ providers, log, now, report }: Parts) {
  const provider = () => providers.at(providers.current);
  const inTime = () => AbortSignal.timeout(CALL_MS);

  /** A person reads the answer: a refusal in words is of more use than a server error. */
  async function asked<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (cause) {
      if (cause instanceof ProviderError && cause.reason === 'voucher-exists') {
        throw new AppError('conflict', 'This code exists already.', { cause });
      }
      if (cause instanceof ProviderError && !cause.isOutage && cause.hasAnswer) {
        throw new AppError('conflict', 'The provider refused this.', { cause });
      }
      report(cause);
      throw new AppError('conflict', NO_ANSWER, { cause });
    }
  }

  return {
    /** Newest first. Null if the provider does not answer. */
    async list(): Promise<DeskCode[] | null> {
      try {
        const codes = await provider().promoCodes(inTime());
        return codes.toSorted((a, b) => b.id - a.id).map(shown);
      } catch (error) {
        report(error);
        return null;
      }
    },

    async create(draft: NewPromoCode, staff: Staff, requestId: string): Promise<void> {
      const problems = newPromoCodeProblems(draft, utcCalendarDate(new Date(now())));
      const [problem] = Object.entries(problems);
      if (problem) throw new AppError('bad_request', `${problem[0]}: ${problem[1]}`);
      const { code, ...rest } = draft;
      await log.note(staff, requestId, { action: 'create-code', subject: code, detail: rest });
      await asked(provider().createPromoCode(draft, inTime()));
    },

    async switch(id: number, isActive: boolean, staff: Staff, requestId: string): Promise<DeskCode> {
      const found = await asked(provider().promoCode(id, inTime()));
      if (!found) throw new AppError('not_found', 'There is no such code');
      const action = isActive ? 'switch-code-on' : 'switch-code-off';
      await log.note(staff, requestId, { action, subject: found.code });
      await asked(provider().switchPromoCode(id, isActive, inTime()));
      return shown({ ...found, isActive });
    },
  };
}

function shown({ from, until, ...code }: PromoCode): DeskCode {
  return { ...code, from: from.toISOString(), until: until.toISOString() };
}
