/** Fetches a picture from its provider. Limits its size and its time, whatever the provider's headers say. */
import { AppError } from '../../app-error';
import { kindOf, type PictureKind } from './picture-kind';

export type Source = { readonly kind: PictureKind; readonly bytes: Buffer };

export type SourceLimits = { readonly bytes: number; readonly ms: number };

export async function fetchSource(url: string, limits: SourceLimits, gone: AbortSignal): Promise<Source> {
  const signal = AbortSignal.any([gone, AbortSignal.timeout(limits.ms)]);
  try {
    const response = await fetch(url, { signal, redirect: 'error' });
    if (!response.ok) throw new AppError('not_found', 'There is no such picture');
    const bytes = await readBytes(response, limits.bytes);
    const kind = kindOf(bytes);
    if (!kind) throw new AppError('not_found', 'The file is not a picture');
    return { kind, bytes };
  } catch (cause) {
    if (cause instanceof AppError || gone.aborted) throw cause;
    throw new AppError('not_found', 'The picture could not be fetched', { cause });
  }
}

async function readBytes({ body, headers }: Response, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new AppError('not_found', `The picture has more than ${maxBytes} bytes`);
  if (!body) return Buffer.alloc(0);
  if (Number(headers.get('content-length')) > maxBytes) {
    await body.cancel();
    throw tooLarge();
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop also ends the transfer.
  for await (const part of body) {
    size += part.byteLength;
    if (size > maxBytes) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts, size);
}
