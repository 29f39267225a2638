/**
 * Whole answers as bytes that are ready to send, for some seconds: an equal request costs neither work nor compression.
 * In this process, with a limit in bytes. Drops the answer that was used least recently.
 */
import { LRUCache } from 'lru-cache';
import { compressAs, type Form } from '../plugins/content-forms';

/** Also the longest that such an answer shows an older price than our cache. */
const KEPT_MS = 10_000;
const QUALITY = { br: 4, gzip: 6 };
/** Compressed forms are at most a fifth of the text each. */
const BYTES_PER_BYTE = 1.4;

export type ReadyAnswer<Extra> = {
  readonly extra: Extra;
  /** Compresses at the first call. */
  bytes(form: Form): Promise<Buffer>;
};

export type ReadyAnswers<Extra> = {
  get(key: string, now: number): ReadyAnswer<Extra> | null;
  set(key: string, text: string, extra: Extra, now: number): ReadyAnswer<Extra>;
};

type Kept<Extra> = { readonly answer: ReadyAnswer<Extra>; readonly until: number };

export function createReadyAnswers<Extra>(maxBytes: number): ReadyAnswers<Extra> {
  const answers = new LRUCache<string, Kept<Extra>>({ maxSize: maxBytes });
  return {
    get(key, now) {
      const kept = answers.get(key);
      return kept && now < kept.until ? kept.answer : null;
    },
    set(key, text, extra, now) {
      const body = Buffer.from(text);
      const answer = { extra, bytes: compressOnce(body) };
      const size = Math.ceil(body.byteLength * BYTES_PER_BYTE) + key.length;
      answers.set(key, { answer, until: now + KEPT_MS }, { size });
      return answer;
    },
  };
}

function compressOnce(body: Buffer): ReadyAnswer<unknown>['bytes'] {
  const forms = new Map<Form, Promise<Buffer>>();
  return (form) => {
    const bytes = forms.get(form) ?? compressAs(body, form, QUALITY);
    forms.set(form, bytes);
    return bytes;
  };
}
