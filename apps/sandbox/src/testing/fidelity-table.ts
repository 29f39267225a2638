/** Reads the README's table of the hotel-rate vendor's calls: how faithful each is, and which clients tried it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LedgerEntry } from '../kernel/ledger';
import { isOfVendor, VENDOR_PREFIXES } from '../kernel/vendors';

const README = path.resolve(import.meta.dirname, '../../README.md');
const HEAD = '| Call | Answers | Left out | Tried with |';

export const CLIENTS = ['SDK', 'Ruby', 'Site'] as const;
export type Client = (typeof CLIENTS)[number];

export interface FidelityRow {
  /** `GET /data/hotels` */
  readonly call: string;
  readonly answers: string;
  readonly leftOut: string;
  readonly clients: readonly string[];
}

export function fidelityRows(): FidelityRow[] {
  const lines = readFileSync(README, 'utf8').split('\n');
  const first = lines.indexOf(HEAD) + 2;
  const length = lines.slice(first).findIndex((line) => !line.startsWith('|'));
  return lines.slice(first, first + length).map((line) => {
    const [call = '', answers = '', leftOut = '', clients = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { call: call.replaceAll('`', ''), answers, leftOut, clients: clients === '–' ? [] : clients.split(', ') };
  });
}

const isOfHotelRates = (url: string): boolean => isOfVendor('hotel-rates', url) || isOfVendor('vouchers', url);

/**
 * As a row writes it: without the version, and with `{name}` for a parameter. A slash at the end makes a difference
 * only for the list of bookings. Null for other vendors.
 */
export function callOf(method: string, url: string): string | null {
  if (!isOfHotelRates(url)) return null;
  const own = url.replace(VENDOR_PREFIXES['hotel-rates'], '').replaceAll(/:(\w+)/g, '{$1}');
  return `${method} ${own === '/bookings/' ? own : own.replace(/\/$/, '')}`;
}

/** The calls of the table that succeeded, each once, in the order of the table. */
export function triedCalls(requests: readonly LedgerEntry[]): string[] {
  const rows = fidelityRows().map(({ call }) => ({
    call,
    pattern: new RegExp(`^${call.replaceAll(/{\w+}/g, '[^/]+')}$`),
  }));
  const fixedFirst = rows.toSorted((a, b) => a.call.split('{').length - b.call.split('{').length);
  const tried = new Set(
    requests
      .filter(({ status }) => status !== null && status < 300)
      .map((request) => callOf(request.method, request.path) ?? '')
      .map((asked) => fixedFirst.find(({ pattern }) => pattern.test(asked))?.call),
  );
  return rows.flatMap(({ call }) => (tried.has(call) ? [call] : []));
}

export const callsTriedWith = (client: Client): string[] =>
  fidelityRows().flatMap(({ call, clients }) => (clients.includes(client) ? [call] : []));
