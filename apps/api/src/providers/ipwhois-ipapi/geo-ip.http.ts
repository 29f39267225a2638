/** ipwho.is and ipapi.co, or services with the same wire. Both may refuse with HTTP 200 and say so in the body. */
import type { WireIpapi } from '@tenth-night/provider-wire/geo-ip/ipapi';
import type { WireIpwhois } from '@tenth-night/provider-wire/geo-ip/ipwhois';
import type { GeoIpPort } from '../ports/geo-ip.port';
import { ProviderError } from '../provider-error';

const VENDOR = 'geo-ip';
const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;

export type GeoIpOptions = {
  /** `{ip}` stands for the visitor's address. Without a URL, the service counts as failed. */
  readonly primaryUrl: string | null;
  readonly secondaryUrl: string | null;
  readonly timeoutMs: number;
};

export function createGeoIp({ primaryUrl, secondaryUrl, timeoutMs }: GeoIpOptions): GeoIpPort {
  async function ask(template: string | null, address: string, gone: AbortSignal): Promise<unknown> {
    // Errors contain only the URL template: an IP address is personal data, and the query may hold a key.
    const details = { vendor: VENDOR, url: template ?? '', status: null };
    if (!template) throw new ProviderError('No location service is configured', details);
    const url = template.replace('{ip}', encodeURIComponent(address.replace(MAPPED_IPV4, '')));
    const signal = AbortSignal.any([gone, AbortSignal.timeout(timeoutMs)]);
    try {
      const response = await fetch(url, {
        signal,
        headers: { accept: 'application/json', 'user-agent': 'TenthNight' },
        // Follows no redirect, so that the visitor's address goes nowhere else.
        redirect: 'manual',
      });
      if (response.ok) return await response.json();
    } catch {
      // Handled below, like every other failure.
    }
    throw new ProviderError('The location service did not answer', details);
  }

  return {
    async primary(address, signal) {
      const answer = asFields(await ask(primaryUrl, address, signal));
      const { success, country_code, currency, languages } = answer as Partial<WireIpwhois> & { languages?: string };
      const spoken = languages ?? likelyLanguage(country_code);
      return {
        success: success === true,
        ...whereabouts(answer),
        ...(typeof currency?.code === 'string' && { currency: { code: currency.code } }),
        ...(typeof spoken === 'string' && { languages: spoken }),
      };
    },
    async secondary(address, signal) {
      const answer = asFields(await ask(secondaryUrl, address, signal));
      return { error: (answer as Partial<WireIpapi>).error === true, ...whereabouts(answer) };
    },
  };
}

const asFields = (answer: unknown): object => (typeof answer === 'object' && answer !== null ? answer : {});

function whereabouts(answer: Partial<Pick<WireIpapi, 'country_code' | 'city' | 'latitude' | 'longitude'>>) {
  const { country_code, city, latitude, longitude } = answer;
  return {
    ...(typeof country_code === 'string' && { country_code }),
    ...(typeof city === 'string' && { city }),
    ...(typeof latitude === 'number' && { latitude }),
    ...(typeof longitude === 'number' && { longitude }),
  };
}

/** The service tells languages only with a contract. Falls back to the most common language of the country. */
function likelyLanguage(country: unknown): string | undefined {
  if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country)) return undefined;
  return new Intl.Locale(`und-${country}`).maximize().language;
}
