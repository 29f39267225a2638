/** The vendor's error bodies (reference §4). No client input causes a 5xx. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** Thrown by code that reads a request and cannot continue. */
export class ReviewsProblem extends Error {
  readonly statusCode: number;
  readonly body: object;

  constructor(statusCode: number, body: object) {
    super(JSON.stringify(body));
    this.statusCode = statusCode;
    this.body = body;
  }
}

const BAD_REQUEST_CODE = 140;

export const badRequest = (message: string): ReviewsProblem =>
  new ReviewsProblem(400, { error: { message, type: 'BadRequestException', code: BAD_REQUEST_CODE } });

export const unknownLocation = (id: string): ReviewsProblem =>
  new ReviewsProblem(404, { error: { message: `Location ${id} not found`, type: 'NotFoundException', code: 404 } });

export const unauthorized = (): ReviewsProblem => new ReviewsProblem(401, { message: 'Unauthorized' });

export const denied = (): ReviewsProblem =>
  new ReviewsProblem(403, { Message: 'User is not authorized to access this resource with an explicit deny' });

export const tooManyRequests = (): ReviewsProblem => new ReviewsProblem(429, { message: 'Too Many Requests' });

/** Names the parameter that failed validation. */
function describe({ validation = [], message }: FastifyError): string {
  const missing = validation.find(({ keyword }) => keyword === 'required');
  if (missing) return `Missing required parameter: ${String(missing.params['requiredProperties'])}`;
  const name = validation[0]?.instancePath.slice(1);
  return name ? `Invalid value for parameter: ${name}` : message;
}

function problemOf(error: FastifyError): ReviewsProblem {
  if (error instanceof ReviewsProblem) return error;
  const status = error.statusCode ?? 500;
  if (error.validation || (status >= 400 && status < 500)) return badRequest(describe(error));
  return new ReviewsProblem(500, { message: 'Internal server error' });
}

export function answerProblem(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error);
  return reply.code(problem.statusCode).send(problem.body);
}
