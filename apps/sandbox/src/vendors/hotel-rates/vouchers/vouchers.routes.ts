/** Vouchers (reference §9.3). Answers and errors have shapes of their own. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  type WireVoucher,
  type WireVoucherAnswer,
  type WireVoucherHistoryAnswer,
  type WireVoucherMessage,
  WireVoucherRequest,
  WireVoucherStatusRequest,
  type WireVouchersAnswer,
  WireVouchersQuery,
} from '@tenth-night/provider-wire/hotel-rates/vouchers';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { currencyOf } from '../../../world/money';
import type { VoucherDesk } from './voucher-desk';

const withId = { params: Type.Object({ id: Type.Integer() }) };
const DEFAULT_LIMIT = 10;

class VoucherProblem extends Error {
  readonly statusCode: number;
  readonly body: object;

  constructor(statusCode: number, body: object) {
    super(JSON.stringify(body));
    this.statusCode = statusCode;
    this.body = body;
  }
}

const notFound = (): VoucherProblem => new VoucherProblem(404, { message: 'Voucher not found' });
const refused = (error: string): VoucherProblem => new VoucherProblem(400, { error });

export function answerVoucherProblem(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof VoucherProblem) return reply.code(error.statusCode).send(error.body);
  const status = error.validation ? 400 : (error.statusCode ?? 500);
  return reply.code(status).send({ error: status < 500 ? error.message : 'unable to process request' });
}

function check({ currency, validity_start, validity_end }: WireVoucherRequest): void {
  if (!currencyOf(currency)) throw refused('currency is not supported');
  const [start, end] = [Date.parse(validity_start), Date.parse(validity_end)];
  if (!(start < end)) throw refused('validity_end must be after validity_start');
}

export function vouchersRoutes(desk: VoucherDesk): FastifyPluginAsyncTypebox {
  const voucherOf = (id: number): WireVoucher => {
    const voucher = desk.byId(id);
    if (!voucher) throw notFound();
    return voucher;
  };

  return async (app) => {
    app.post('/', { schema: { body: WireVoucherRequest } }, ({ body }, reply): WireVoucherAnswer => {
      check(body);
      const voucher = desk.create(body);
      if (!voucher) throw refused('voucher code already exists');
      reply.code(201);
      return { voucher };
    });

    app.get('/', { schema: { querystring: WireVouchersQuery } }, ({ query }): WireVouchersAnswer => {
      const { page = 1, limit = DEFAULT_LIMIT } = query;
      const all = desk.list();
      return { vouchers: all.slice((page - 1) * limit, page * limit), total: all.length };
    });

    app.get('/history', (): WireVoucherHistoryAnswer => ({ history: desk.uses() }));

    app.get('/:id', { schema: withId }, ({ params }): WireVoucherAnswer => ({ voucher: voucherOf(params.id) }));

    app.put('/:id', { schema: { ...withId, body: WireVoucherRequest } }, ({ params, body }): WireVoucherMessage => {
      check(body);
      desk.change(voucherOf(params.id), body);
      return { message: 'Voucher updated successfully' };
    });

    const schema = { ...withId, body: WireVoucherStatusRequest };
    app.put('/:id/status', { schema }, ({ params, body }): WireVoucherMessage => {
      desk.change(voucherOf(params.id), body);
      return { message: 'Voucher status updated successfully' };
    });

    app.delete('/:id/', { schema: withId }, ({ params }): WireVoucherMessage => {
      desk.remove(voucherOf(params.id));
      return { message: 'Voucher deleted successfully' };
    });
  };
}
