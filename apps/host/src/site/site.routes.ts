/** Renders the pages. They call the API in-process. */
import { createHash } from 'node:crypto';
import { addAbortSignal, Readable } from 'node:stream';
import { AppError } from '@tenth-night/api/app-error';
import { createReadyAnswers, type ReadyAnswer } from '@tenth-night/api/cache/ready-answers';
import { isAbandoned } from '@tenth-night/api/plugins/client-left';
import { chooseForm } from '@tenth-night/api/plugins/content-forms';
import type { RenderBrand, RenderInput, RenderOutput, SiteFacts } from '@tenth-night/web/site-entry';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { ENGLISH, FAILURE_CSS, type Failure, failurePage } from './failure-page';
import { originOf } from './origin';
import type { Site } from './site';

/** About two hundred pages. */
const KEPT_BYTES = 24_000_000;

/** The texts of a page's inline styles, for the content policy. */
type Inline = { readonly styles: readonly string[] };

/** Facts and brand are read for every page, because they change in development. */
type Options = {
  readonly keepsPages: boolean;
  readonly facts: SiteFacts;
  /** Null means the address that the visitor used. */
  readonly publicUrl: string | null;
  /** The operator's own look. */
  readonly brand?: RenderBrand | null;
};

export function siteRoutes(site: Site, options: Options): FastifyPluginAsync {
  const { keepsPages, publicUrl } = options;
  const brandCss = () => options.brand?.css ?? '';
  return async (app) => {
    const cache = keepsPages ? createReadyAnswers<Inline>(KEPT_BYTES) : null;

    app.setErrorHandler(async (error, request, reply) => {
      reply.header('cache-control', 'no-store');
      // The visitor sends too much, or this process has too much to do.
      if (error instanceof AppError && error.retryAfterS !== null) {
        request.log.info('page refused');
        reply.header('retry-after', error.retryAfterS);
        return sendFailure('busy', error.code === 'rate_limited' ? 429 : 503, request, reply);
      }
      logFailure(request, reply, error);
      return sendFailure('failed', 500, request, reply);
    });

    /** In English if the site cannot give the words in the visitor's language. */
    async function sendFailure(kind: Failure, status: number, request: FastifyRequest, reply: FastifyReply) {
      const url = (publicUrl ?? originOf(request)) + request.url;
      const inTheirLanguage = async () => (await site.entry()).failureWords(url, request.headers.cookie ?? '');
      const words = await inTheirLanguage().catch(() => ENGLISH);
      allowInline(reply, [], [FAILURE_CSS, brandCss()]);
      const page = { kind, words, siteName: options.facts.name, requestId: request.id, brandCss: brandCss() };
      return reply.status(status).type('text/html; charset=utf-8').send(failurePage(page));
    }

    app.get('/*', async (request, reply) => {
      const { visitorKey, render, inlineScripts } = await site.entry();
      const origin = publicUrl ?? originOf(request);
      const cookie = request.headers.cookie ?? '';
      const userAgent = request.headers['user-agent'] ?? '';
      const key = `${origin}${request.url} ${visitorKey(cookie, userAgent)}`;
      reply.type('text/html; charset=utf-8').header('cache-control', 'private, no-cache').header('vary', 'Cookie');
      const kept = cache?.get(key, Date.now());
      const time = (outcome: string) => app.meters?.time('pageRender', { outcome }, reply.elapsedTime);
      if (kept) {
        time('kept');
        return sendKept(request, reply, kept, inlineScripts);
      }
      // Only pages that have to be rendered are refused.
      app.admitPage?.(request, reply);
      await app.limitPage?.(request);

      const { facts, brand } = options;
      const asked = { ...askedOf(request), url: origin + request.url, cookie, userAgent };
      const fetch: RenderInput['fetch'] = (url, init) => fetchFromApi(app, request.ip, url, init);
      const output = await render({ ...asked, site: facts, ...(brand && { brand }), fetch, assets: site.assets });
      time(outcomeOf(output));
      if (output.kind === 'redirect') return reply.redirect(output.location, output.status);
      if (output.status >= 500) logFailure(request, reply, output.error);
      const styles = [output.css, brandCss()];
      if (output.isShared && cache)
        return sendKept(request, reply, cache.set(key, output.html, { styles }, Date.now()), inlineScripts);
      allowInline(reply, inlineScripts, styles);
      if (output.rest) return reply.status(output.status).send(Readable.from(inOrder(output.html, output.rest)));
      return reply.status(output.status).send(output.html);
    });
  };
}

function askedOf({
  headers,
  id,
  signal,
}: FastifyRequest): Pick<RenderInput, 'accept' | 'requestId' | 'now' | 'signal'> {
  return { accept: headers.accept ?? '', requestId: id, now: new Date(), signal };
}

function outcomeOf(output: RenderOutput): string {
  if (output.kind === 'redirect') return 'redirect';
  if (output.status >= 500) return 'failed';
  return output.status >= 400 ? 'not-found' : 'rendered';
}

/** Sends ready bytes: nothing is rendered or compressed again. */
async function sendKept(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { extra: { styles }, bytes }: ReadyAnswer<Inline>,
  inlineScripts: readonly string[],
): Promise<FastifyReply> {
  allowInline(reply, inlineScripts, styles);
  const form = chooseForm(headers['accept-encoding']);
  if (form !== 'identity') reply.header('content-encoding', form);
  return reply.header('vary', 'Cookie, accept-encoding').send(await bytes(form));
}

const HAS_NO_BODY = [204, 304];

/** Calls the API in this process: no socket, no copy, the same routes. The call counts as the visitor's own. */
async function fetchFromApi(app: FastifyInstance, address: string, url: string, init: RequestInit): Promise<Response> {
  if (init.method === 'POST') return streamFromApi(app, address, url, init);
  const { statusCode, rawPayload, headers } = await app.inject({
    remoteAddress: address,
    url,
    headers: { accept: 'application/json', ...(init.headers as Record<string, string>) },
    ...(init.signal && { signal: init.signal }),
  });
  const etag = headers.etag;
  const body = HAS_NO_BODY.includes(statusCode) ? null : new Uint8Array(rawPayload);
  return new Response(body, { status: statusCode, ...(etag && { headers: { etag } }) });
}

/** The same for an answer that may be a stream: its first bytes must not wait for its last bytes. */
async function streamFromApi(app: FastifyInstance, address: string, url: string, init: RequestInit): Promise<Response> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const call = { remoteAddress: address, method: 'POST', url, headers, payload: String(init.body) } as const;
  const answer = await app.inject({ ...call, payloadAsStream: true });
  const bytes = answer.stream();
  const body = Readable.toWeb(bytes) as ReadableStream<Uint8Array>;
  // The API stops only if its response closes: otherwise it does not notice that the reader has left.
  bytes.once('close', () => answer.raw.res.destroy());
  if (init.signal) addAbortSignal(init.signal, bytes);
  return new Response(body, { status: answer.statusCode });
}

async function* inOrder(html: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield html;
  yield* rest;
}

/** Adds the page's own inline scripts and styles to the content policy, by their hashes. */
function allowInline(reply: FastifyReply, scripts: readonly string[], styles: readonly string[]): void {
  const policy = reply.getHeader(POLICY);
  if (typeof policy !== 'string') return;
  const inline = {
    'script-src': scripts.map(hashOf).join(' '),
    'style-src': styles.flatMap((css) => (css ? hashOf(css) : [])).join(' '),
  };
  const allowed = Object.entries(inline).reduce(
    (text, [name, hashes]) => text.replace(`${name} 'self'`, `${name} 'self' ${hashes}`),
    policy,
  );
  reply.header(POLICY, allowed);
}

const POLICY = 'content-security-policy';

/** Stays small: there is one style text for each kind of page, and few scripts. */
const hashes = new Map<string, string>();

function hashOf(text: string): string {
  const hash = hashes.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  hashes.set(text, hash);
  return hash;
}

/** A page that the visitor left early has not failed. */
function logFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  if (!isAbandoned(error, reply)) request.log.error({ err: error }, 'page failed');
}
