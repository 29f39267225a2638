import { type FileHandle, open } from 'node:fs/promises';
import type { Source } from 'pmtiles';
import { checkLength } from './check-length';

/** Opens the file once. An archive that replaces it is read after the next start. */
export function fileSource(file: string): Source {
  let opened: Promise<FileHandle> | undefined;

  function handleOf(): Promise<FileHandle> {
    opened ??= open(file, 'r').catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  }

  return {
    getKey: () => file,
    async getBytes(offset, length) {
      checkLength(length);
      const bytes = new Uint8Array(length);
      const { bytesRead } = await (await handleOf()).read(bytes, 0, length, offset);
      return { data: bytes.buffer.slice(0, bytesRead) };
    },
  };
}
