/** One request for rates, streamed or in one answer. Returns failures as values: the batch decides what to do next. */
import { ERROR_STATUS, type ErrorCode } from '@tenth-night/contract/errors';
import type { HotelRatesLine, RatesBody, RatesOutcome } from '@tenth-night/contract/rates';
import type { RateFailure } from '@tenth-night/domain/search/rate-batches';
import type { ApiClient } from '../api/api-client';
import { HttpError } from '../api/http-error';

type OnLines = (lines: readonly HotelRatesLine[]) => void;

/** Null if the stream was complete. A stream without its last line was cut off. */
export async function askStream(
  api: ApiClient,
  body: RatesBody,
  onLines: OnLines,
  signal: AbortSignal,
): Promise<RateFailure | null> {
  let failure: RateFailure | null = CUT;
  try {
    for await (const lines of api.streamRates(body, signal)) {
      onLines(lines.filter((line): line is HotelRatesLine => !('done' in line)));
      for (const line of lines) if ('done' in line) failure = failureOf(line);
    }
    return failure;
  } catch (error) {
    return thrown(error);
  }
}

export async function askPlain(
  api: ApiClient,
  body: RatesBody,
  onLines: OnLines,
  signal: AbortSignal,
): Promise<RateFailure | null> {
  try {
    const answer = await api.rates(body, signal);
    onLines(answer.hotels);
    return failureOf(answer);
  } catch (error) {
    return thrown(error);
  }
}

const CUT: RateFailure = { status: null, message: 'The stream was cut' };

function failureOf({ status, error }: RatesOutcome): RateFailure | null {
  if (status !== 'failed') return null;
  return { status: error ? statusOf(error.code) : null, message: error?.message ?? '' };
}

const statusOf = (code: ErrorCode): number => ERROR_STATUS[code];

function thrown(error: unknown): RateFailure {
  if (error instanceof HttpError) return { status: error.status, message: error.message };
  return { status: null, message: error instanceof Error ? error.message : '' };
}
