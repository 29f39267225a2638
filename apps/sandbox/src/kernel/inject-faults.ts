/** Applies the faults that every vendor shares. The routes themselves apply 'cut' and 'change'. */
import { STATUS_CODES } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FaultOf, Faults } from './faults';
import type { Ledger, RecordText } from './ledger';
import { isControlPath, pathOf } from './request-path';

const HTML = '<!doctype html><title>Maintenance</title><p>We will be back soon.</p>';
/** The framework reads no larger body. */
const BODY_BYTES_MAX = 1024 * 1024;
const TOO_LARGE = { error: { code: 413, message: 'request entity too large' } };

function sendStatus(reply: FastifyReply, fault: FaultOf<'status'>): FastifyReply {
  const { status, code = status, message = STATUS_CODES[status] ?? 'unable to process request', description } = fault;
  const body = fault.body ?? { error: { code, message, ...(description !== undefined && { description }) } };
  return reply
    .code(status)
    .headers(fault.headers ?? {})
    .send(body);
}

interface FaultOptions {
  readonly faults: Faults;
  readonly ledger: Ledger;
  readonly recordText: RecordText;
}

export function injectFaults(app: FastifyInstance, { faults, ledger, recordText }: FaultOptions): void {
  const lost = new WeakSet<FastifyRequest>();
  /** The client sees a connection reset and gets no byte of an answer. */
  const resetConnection = ({ id, raw }: FastifyRequest): void => {
    ledger.note(id, { endedBy: 'cut' });
    raw.socket.resetAndDestroy();
  };

  /** Reads a body that no route will read, so that the ledger shows it. A client may leave meanwhile. */
  const recordUnread = async (request: FastifyRequest): Promise<void> => {
    const length = Number(request.headers['content-length'] ?? 0);
    if (length > 0 && length <= BODY_BYTES_MAX) recordText(request, await text(request.raw).catch(() => ''));
  };

  app.addHook('onRequest', async (request, reply) => {
    if (isControlPath(pathOf(request))) return undefined;
    const late = faults.take(request, 'slow');
    if (late) await wait(late.milliseconds);
    const fault = faults.take(request, 'status', 'html', 'hang', 'reset', 'lost');
    if (fault && fault.kind !== 'lost') await recordUnread(request);
    if (fault?.kind === 'status') return sendStatus(reply, fault);
    if (fault?.kind === 'html')
      return reply
        .code(fault.status ?? 200)
        .type('text/html')
        .send(HTML);
    if (fault?.kind === 'lost') lost.add(request);
    if (fault?.kind === 'reset') resetConnection(request);
    // A request that hangs or was reset gets no further processing and no answer.
    if (fault?.kind === 'hang' || fault?.kind === 'reset') reply.hijack();
    return undefined;
  });

  app.addHook('preHandler', async (request, reply) =>
    faults.take(request, 'too-large') ? reply.code(413).send(TOO_LARGE) : undefined,
  );

  app.addHook('onSend', async (request, _reply, payload) => {
    if (lost.has(request)) resetConnection(request);
    return payload;
  });
}
