/** The page that a person sees if a sign-in cannot continue. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { pageHeaders } from '../../kernel/html-page';
import { problemPage } from './chooser-pages';

/** The library's error name for a missing or invalid cookie. */
const OVER = 'SessionNotFound';
const OVER_SENTENCE = 'It has expired, it was finished already, or it was begun in another browser.';

export function answerProblem(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  const refused = status < 500 ? error.message : 'The sandbox has made a mistake.';
  const page =
    error.name === OVER
      ? problemPage('This sign-in is over', OVER_SENTENCE)
      : problemPage('This sign-in cannot go on', refused);
  return reply.code(status).headers(pageHeaders()).send(page);
}
