/** The approximate location of an IP address, from two services with different data and different formats. */

type Whereabouts = {
  readonly country_code?: string;
  readonly city?: string;
  readonly latitude?: number;
  readonly longitude?: number;
};

export type GeoIpPort = {
  primary(
    address: string,
    signal: AbortSignal,
  ): Promise<
    Whereabouts & {
      readonly success: boolean;
      readonly currency?: { readonly code: string };
      readonly languages?: string;
    }
  >;
  secondary(address: string, signal: AbortSignal): Promise<Whereabouts & { readonly error?: boolean }>;
};
