/** JSON as the vendor's Go servers write it: `&`, `<` and `>` in strings are escaped (reference §1.4). */
import type { FastifyReply } from 'fastify';
import { slices } from '../../kernel/slices';

const ESCAPES: Readonly<Record<string, string>> = { '&': '\\u0026', '<': '\\u003c', '>': '\\u003e' };

export const goJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

/** Encodes in pieces: encoding one text of megabytes would take too long for a slice. */
const PIECE_CHARACTERS = 100_000;

function createPieces(): { add(text: string): void; all(): Buffer } {
  const pieces: Buffer[] = [];
  let pending = '';
  const flush = (): void => {
    pieces.push(Buffer.from(pending));
    pending = '';
  };
  return {
    add: (text) => {
      pending += text;
      if (pending.length >= PIECE_CHARACTERS) flush();
    },
    all: () => {
      flush();
      return Buffer.concat(pieces);
    },
  };
}

/** The same bytes, made in slices: one step per list entry. */
export async function goJsonInSlices(answer: object): Promise<Buffer> {
  const pieces = createPieces();
  const fields = Object.entries(answer).filter(([, value]) => value !== undefined);
  for (const [place, [name, value]] of fields.entries()) {
    pieces.add(`${place === 0 ? '{' : ','}${goJson(name)}:`);
    if (Array.isArray(value)) {
      await slices.map(value, (entry, index) => pieces.add(`${index === 0 ? '[' : ','}${goJson(entry)}`));
      pieces.add(value.length === 0 ? '[]' : ']');
    } else {
      pieces.add(goJson(value));
    }
  }
  pieces.add(fields.length === 0 ? '{}' : '}');
  return pieces.all();
}

/** For answers that may have megabytes. Small answers do not need it. */
export const sendGoJson = async (reply: FastifyReply, answer: object): Promise<FastifyReply> =>
  reply.type('application/json; charset=utf-8').send(await goJsonInSlices(answer));
