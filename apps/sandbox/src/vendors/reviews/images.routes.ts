/** The vendor's picture host. Needs no key; an address always shows the same picture. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { AVATAR_COUNT, AWARD_YEARS, avatar, awardBadge, ratingBubbles } from './images';
import { ReviewsProblem } from './wire-errors';

const params = Type.Object({ name: Type.String() });

function send(reply: FastifyReply, picture: string | undefined): FastifyReply {
  if (picture === undefined) throw new ReviewsProblem(404, { message: 'Not Found' });
  return reply
    .type('image/svg+xml')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', "default-src 'none'")
    .send(picture);
}

export const imagesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/ratings/:name.svg', { schema: { params } }, ({ params: { name } }, reply) =>
    send(reply, /^(?:[0-4]\.[05]|5\.0)$/.test(name) ? ratingBubbles(Number(name) * 2) : undefined),
  );
  app.get('/avatars/:name.svg', { schema: { params } }, ({ params: { name } }, reply) => {
    const isKnown = /^[1-9]\d?$/.test(name) && Number(name) <= AVATAR_COUNT;
    return send(reply, isKnown ? avatar(Number(name)) : undefined);
  });
  app.get('/awards/:name.svg', { schema: { params } }, ({ params: { name } }, reply) => {
    const year = AWARD_YEARS.find((known) => String(known) === name);
    return send(reply, year && awardBadge(year));
  });
};
