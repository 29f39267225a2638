/**
 * Asks the two location services for the browser, so that the browser calls only us. A failure becomes a normal answer.
 */
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

/** Search-and-browse §8: an unknown location is not an error. */
function unlessFailed<T>(failure: T) {
  return (error: unknown): T => {
    if (error instanceof ProviderError) return failure;
    throw error;
  };
}
