/** This machine: its data folder, its clock and its public address. */
import { lookup } from 'node:dns/promises';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/env';
import { makePrivateFolder } from '../db/private-folder';
import { type Check, type Finding, ok, problem, warning } from './finding';

const GB = 1024 ** 3;
/** A database needs room to write. */
const LEAST_BYTES = GB / 4;
const SLOW_CLOCK_S = 5;
/** Sign-in refuses tokens that are this far off. */
const WRONG_CLOCK_S = 60;

export function dataFolderCheck({ dataDir, pictureCacheBytes }: Config): Check {
  return {
    name: 'Data folder',
    advice: `The site must be able to write into ${dataDir}: change its owner, or set DATA_DIR.`,
    async run() {
      await makePrivateFolder(dataDir);
      const folder = await mkdtemp(path.join(dataDir, 'doctor-'));
      await writeFile(path.join(folder, 'file'), 'written by the doctor').finally(() =>
        rm(folder, { recursive: true }),
      );
      const { bavail, bsize } = await statfs(dataDir);
      return freeSpace(bavail * bsize, pictureCacheBytes);
    },
  };
}

export function freeSpace(freeBytes: number, pictureCacheBytes: number): Finding {
  const words = `${(freeBytes / GB).toFixed(1)} GB free`;
  if (freeBytes < LEAST_BYTES) return problem(`${words}. Make room: the site cannot work on a full disk.`);
  if (freeBytes < LEAST_BYTES + pictureCacheBytes) {
    return warning(
      `${words}, and pictures may take ${(pictureCacheBytes / GB).toFixed(1)} GB. Lower PICTURE_CACHE_MB.`,
    );
  }
  return ok(`can be written, ${words}`);
}

/** Compares with the clock of the rate provider, which answers every request with the time. */
export function clockCheck(url: string, now: () => number): Check {
  return {
    name: 'Clock',
    advice: '',
    async run(signal) {
      // A provider that does not answer is a finding of its own.
      const answer = await fetch(url, { method: 'HEAD', redirect: 'manual', signal }).catch(() => null);
      return clockFinding(answer?.headers.get('date') ?? null, now());
    },
  };
}

export function clockFinding(date: string | null, now: number): Finding {
  const other = Date.parse(date ?? '');
  if (Number.isNaN(other)) return warning('could not be compared: no answer with a date.');
  const seconds = Math.round(Math.abs(now - other) / 1_000);
  if (seconds < SLOW_CLOCK_S) return ok('is right');
  const words = `is ${seconds} seconds off. Turn on time synchronization, for example systemd-timesyncd.`;
  return seconds < WRONG_CLOCK_S ? warning(words) : problem(words);
}

export function addressCheck(publicUrl: string | null): Check {
  return {
    name: 'Public address',
    advice: 'The name in PUBLIC_URL has no DNS record: add one that points to this machine.',
    async run() {
      if (!publicUrl) return ok('PUBLIC_URL is not set: the site answers at the address of this machine');
      const { hostname, protocol } = new URL(publicUrl);
      const { address } = await lookup(hostname.replace(/^\[|\]$/g, ''));
      if (protocol === 'https:') return ok(`${hostname} is at ${address}`);
      return warning(`${hostname} is at ${address}, but PUBLIC_URL does not begin with https:`);
    },
  };
}
