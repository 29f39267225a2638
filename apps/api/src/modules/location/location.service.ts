/** Asks the two location services on the browser's behalf: it calls nobody but us. A failure is an answer too, and a silent one. */
import type { PrimaryLocationAnswer, SecondaryLocationAnswer } from '@tenth-night/contract/location';
import type { GeoIpPort } from '../../providers/ports/geo-ip.port';
import { ProviderError } from '../../providers/provider-error';

export type LocationService = {
  primary(address: string, signal: AbortSignal): Promise<PrimaryLocationAnswer>;
  secondary(address: string, signal: AbortSignal): Promise<SecondaryLocationAnswer>;
};

export function createLocationService(geoIp: GeoIpPort): LocationService {
  return {
    primary: (address, signal) => geoIp.primary(address, signal).catch(unlessFailed({ success: false })),
    secondary: (address, signal) => geoIp.secondary(address, signal).catch(unlessFailed({ error: true })),
  };
}

/** Search-and-browse §8: a location that cannot be told is no error. */
function unlessFailed<T>(failure: T) {
  return (error: unknown): T => {
    if (error instanceof ProviderError) return failure;
    throw error;
  };
}
