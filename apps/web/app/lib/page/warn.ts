/** For problems that the specification wants only as a warning: the page goes on. */
import { createLog, type Log } from './log';
import type { Services } from './services';

type Detail = Parameters<Log['write']>[1];

export function warn(services: Services, what: string, detail?: Detail): void {
  services.single(createLog).write(what, detail);
  // biome-ignore lint/suspicious/noConsole: the specification asks for a console warning, for operators
  console.warn(what);
}
