/** The vendor's photo host, with pictures that we draw. Needs no key; an address always shows the same picture. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import type { World } from '../../../world/world';
import { NOT_FOUND } from '../wire-errors';
import { hotelPicture, isHotelPictureKind } from './hotel-picture';
import { createPhotoPrinter, type LoadSharp, type Print } from './photo-printer';

/** A kind of picture, or another one of that kind: `room-3`. */
const params = Type.Object({ hotelId: Type.String(), picture: Type.String() });
const PICTURE = /^([a-z]+)(?:-([1-9]\d?))?$/;
type Params = Type.Static<typeof params>;

export function picturesRoutes(world: World, load?: LoadSharp): FastifyPluginAsyncTypebox {
  const printer = createPhotoPrinter(load);
  const print = async ({ hotelId, picture }: Params, size: 'large' | 'thumbnail'): Promise<Print | undefined> => {
    const hotel = await world.hotel(hotelId);
    const [, kind = '', variant = '0'] = PICTURE.exec(picture) ?? [];
    if (!hotel || !isHotelPictureKind(kind)) return undefined;
    const { id: seed, stars, city } = hotel;
    return printer.print(`${seed} ${picture}`, size, () =>
      hotelPicture({ seed, kind, variant: Number(variant), stars, city: city.slug }),
    );
  };
  const send = (reply: FastifyReply, made: Print | undefined): FastifyReply =>
    made === undefined
      ? reply.code(404).send(NOT_FOUND)
      : reply.type(made.type).header('cache-control', 'public, max-age=31536000, immutable').send(made.bytes);

  return async (app) => {
    app.get('/pictures/:hotelId/:picture.jpg', { schema: { params } }, async (request, reply) =>
      send(reply, await print(request.params, 'large')),
    );
    app.get('/pictures/thumbnail/:hotelId/:picture.jpg', { schema: { params } }, async (request, reply) =>
      send(reply, await print(request.params, 'thumbnail')),
    );
  };
}
