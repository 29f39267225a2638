/** Receives mail: plain SMTP, only on this machine, with any name and password. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

export interface Smtp {
  /** On 127.0.0.1. Port 0 means any free port. Returns the port. */
  listen(port: number): Promise<number>;
  close(): Promise<void>;
}

export type Deliver = (raw: Uint8Array, recipients: readonly string[]) => Promise<void>;

const SIZE_LIMIT = 10 * 1024 * 1024;

async function readAll(stream: SMTPServerDataStream): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  // If a mail is too large, reads the rest of it without storing it, because the client expects the answer after it.
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function createServer(deliver: Deliver): SMTPServer {
  return new SMTPServer({
    name: 'localhost',
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: SIZE_LIMIT,
    rejectOversized: true,
    // A client with an open connection must not prevent the sandbox from closing.
    closeTimeout: 50,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? 'anyone' }),
    onData: (stream, { envelope }, done) => {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      readAll(stream)
        .then((raw) => (stream.sizeExceeded ? undefined : deliver(raw, recipients)))
        .then(
          () => done(),
          (cause) => done(Object.assign(new Error('The mail cannot be read', { cause }), { responseCode: 554 })),
        );
    },
  });
}

export function createSmtp(deliver: Deliver): Smtp {
  let server: SMTPServer | undefined;
  const close = async (): Promise<void> => {
    const closing = server;
    server = undefined;
    if (closing) await new Promise<void>((resolve) => closing.close(resolve));
  };
  return {
    listen: async (port) => {
      await close();
      const opening = createServer(deliver);
      // Ignores clients that disconnect.
      opening.on('error', () => {});
      const socket = opening.listen(port, '127.0.0.1');
      await once(socket, 'listening');
      server = opening;
      return (socket.address() as AddressInfo).port;
    },
    close,
  };
}
