import { cpus } from 'node:os';

/** The machine and the Node that a bench ran on. */
export const machine = () => `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`;
