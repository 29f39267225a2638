/** Which vendor a path belongs to. Each vendor has its own prefix here and its own host in the real world. */
export const VENDOR_PREFIXES = {
  'hotel-rates': '/v3.0',
  vouchers: '/vouchers',
  reviews: '/reviews',
  'geo-a': '/geo-a',
  'geo-b': '/geo-b',
  payments: '/payment-wrapper',
  identity: '/identity',
  mail: '/mail',
  tiles: '/tiles',
} as const;
export type Vendor = keyof typeof VENDOR_PREFIXES;

export const VENDORS = Object.keys(VENDOR_PREFIXES) as Vendor[];

export const isOfVendor = (vendor: Vendor, path: string): boolean =>
  `${path}/`.startsWith(`${VENDOR_PREFIXES[vendor]}/`);
