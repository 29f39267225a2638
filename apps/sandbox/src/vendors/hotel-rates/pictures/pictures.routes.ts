/** The vendor's photo host, with pictures that we draw. Needs no key; an address always shows the same picture. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import type { World } from '../../../world/world';
import { NOT_FOUND } from '../wire-errors';
import { hotelPicture, isHotelPictureKind } from './hotel-picture';

/** A kind of picture, or another one of that kind: `room-3`. */
const params = Type.Object({ hotelId: Type.String(), picture: Type.String() });
const PICTURE = /^([a-z]+)(?:-([1-9]\d?))?$/;
type Params = Type.Static<typeof params>;

export function picturesRoutes(world: World): FastifyPluginAsyncTypebox {
  const draw = async ({ hotelId, picture }: Params): Promise<string | undefined> => {
    const hotel = await world.hotel(hotelId);
    const [, kind = '', variant = '0'] = PICTURE.exec(picture) ?? [];
    if (!hotel || !isHotelPictureKind(kind)) return undefined;
    return hotelPicture({ seed: hotel.id, kind, variant: Number(variant), stars: hotel.stars, city: hotel.city.slug });
  };
  const send = (reply: FastifyReply, svg: string | undefined): FastifyReply =>
    svg === undefined
      ? reply.code(404).send(NOT_FOUND)
      : reply.type('image/svg+xml').header('cache-control', 'public, max-age=31536000, immutable').send(svg);

  return async (app) => {
    app.get('/pictures/:hotelId/:picture.svg', { schema: { params } }, async (request, reply) =>
      send(reply, await draw(request.params)),
    );
    app.get('/pictures/thumbnail/:hotelId/:picture.svg', { schema: { params } }, async (request, reply) =>
      send(reply, (await draw(request.params))?.replace('width="1200" height="800"', 'width="300" height="200"')),
    );
  };
}
