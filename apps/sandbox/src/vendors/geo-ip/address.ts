/**
 * The kind and location of an IP address.
 * Documentation addresses (RFC 5737) select a place in the list; others get a random one.
 */
import { BlockList, isIP } from 'node:net';
import { hash } from '../../kernel/random';
import { LOCATIONS, type Location } from './locations';

const reserved = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['0.0.0.0', 8],
] as const) {
  reserved.addSubnet(network, bits, 'ipv4');
}
reserved.addAddress('::1', 'ipv6');
reserved.addSubnet('fc00::', 7, 'ipv6');
reserved.addSubnet('fe80::', 10, 'ipv6');

export type Address =
  | { readonly kind: 'invalid' }
  | { readonly kind: 'reserved' }
  | { readonly kind: 'known'; readonly version: 'IPv4' | 'IPv6'; readonly location: Location };

const DOCUMENTATION = /^(?:192\.0\.2|198\.51\.100|203\.0\.113)\.(\d+)$/;

function locationOf(ip: string): Location {
  const number = Number(DOCUMENTATION.exec(ip)?.[1] ?? hash(ip));
  return LOCATIONS[(number + LOCATIONS.length - 1) % LOCATIONS.length] as Location;
}

/** `countryCode` overrides the address, for callers that cannot choose an address. */
export function lookUp(ip: string, countryCode?: string): Address {
  const version = isIP(ip);
  if (version === 0) return { kind: 'invalid' };
  const chosen = LOCATIONS.find((location) => location.countryCode === countryCode);
  if (!chosen && reserved.check(ip, version === 4 ? 'ipv4' : 'ipv6')) return { kind: 'reserved' };
  return { kind: 'known', version: version === 4 ? 'IPv4' : 'IPv6', location: chosen ?? locationOf(ip) };
}
