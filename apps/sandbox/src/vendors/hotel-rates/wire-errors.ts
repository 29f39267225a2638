/** The vendor's error bodies (reference §2): a code, a fixed message, and a description of the case. */
import { WIRE_ERROR_CODES, type WireError } from '@tenth-night/provider-wire/hotel-rates/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** Thrown by code that reads a request and cannot continue. */
export class WireProblem extends Error {
  readonly statusCode: number;
  readonly body: WireError;

  constructor(statusCode: number, code: number, message: string, description?: string) {
    super(description ?? message);
    this.statusCode = statusCode;
    this.body = { error: { code, message, ...(description !== undefined && { description }) } };
  }
}

export const NOT_FOUND: WireError = { error: { code: 404, message: 'not found' } };
export const NO_AVAILABILITY: WireError = {
  error: { code: WIRE_ERROR_CODES.noAvailability, message: 'no availability found' },
};

export const badRequest = (description: string): WireProblem =>
  new WireProblem(400, WIRE_ERROR_CODES.badRequest, 'bad request', description);

export const wrongInput = (description: string): WireProblem =>
  new WireProblem(400, WIRE_ERROR_CODES.wrongInput, 'required request field is missing or wrong input', description);

export const invalidField = (description: string): WireProblem =>
  new WireProblem(400, WIRE_ERROR_CODES.invalidField, 'request field is invalid or wrong', description);

export const invalidPlace = (): WireProblem => invalidField('invalid place ID');

/** Reference §5.1. */
export const outdatedOffer = (): WireProblem =>
  new WireProblem(
    408,
    WIRE_ERROR_CODES.outdatedOffer,
    'this offer is marked as not valid, please refetch rates for this hotel',
    'outdated offerId',
  );

export const soldOut = (): WireProblem =>
  new WireProblem(409, WIRE_ERROR_CODES.noAvailability, 'no availability found');

/** Reference §7. */
export const bookingIncomplete = (description: string): WireProblem =>
  new WireProblem(400, WIRE_ERROR_CODES.bookingIncomplete, 'booking incomplete', description);

export const bookingFailed = (): WireProblem =>
  new WireProblem(
    400,
    WIRE_ERROR_CODES.bookingFailed,
    'booking failed',
    'booking failed, provider booking response is invalid',
  );

export const duplicateReference = (): WireProblem =>
  new WireProblem(400, WIRE_ERROR_CODES.duplicateReference, 'duplicate booking attempt with existing client reference');

/** Reference §8.5. */
export const bookingNotFound = (): WireProblem =>
  new WireProblem(404, WIRE_ERROR_CODES.bookingNotFound, 'invalid booking id, booking not found');

export const noAlternatives = (): WireProblem =>
  new WireProblem(404, WIRE_ERROR_CODES.noAlternatives, 'no availability found');

export const amendmentCompleted = (): WireProblem =>
  new WireProblem(409, WIRE_ERROR_CODES.amendmentCompleted, 'booking amendment already completed');

/** Names the field that failed validation. */
function describeValidation({ validation = [] }: FastifyError): string {
  const unknown = validation.find(({ keyword }) => keyword === 'additionalProperties');
  if (unknown) return `unknown field ${String(unknown.params['additionalProperties'])}`;
  const missing = validation.find(({ keyword }) => keyword === 'required');
  if (missing) return `missing field ${String(missing.params['requiredProperties'])}`;
  const [first] = validation;
  if (!first?.instancePath) return 'empty request body';
  return `${first.instancePath.slice(1).replaceAll('/', '.')} ${first.message}`;
}

function problemOf(error: FastifyError): WireProblem {
  if (error instanceof WireProblem) return error;
  if (error.validation) return wrongInput(describeValidation(error));
  const status = error.statusCode ?? 500;
  if (status === 400) return wrongInput(error.message);
  if (status < 500) return new WireProblem(status, status, error.message);
  return new WireProblem(500, 5000, 'unable to process request');
}

export function answerProblem(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error);
  return reply.code(problem.statusCode).send(problem.body);
}
