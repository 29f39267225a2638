/** Variables of reviews, location and the map. */
import { pattern, text, url, type Variables } from '../variable';

const urlWithAddress = pattern('^https?://[^\\s]*\\{ip\\}[^\\s]*$');

export const SERVICE_VARIABLES = {
  TRIPADVISOR_KEY: {
    form: text,
    example: 'your-key',
    isSecret: true,
    purpose:
      'The key of the reviews service. Without it the sandbox answers; with a live provider no hotel has reviews. The service binds a key to the addresses of its callers. The callers are our servers, never a browser.',
  },
  TRIPADVISOR_URL: {
    form: url,
    default: '`https://api.content.tripadvisor.com/api/v1`',
    example: 'https://api.content.tripadvisor.com/api/v1',
    purpose: 'Where the reviews service is. Needs the key. The browser always uses our own proxy paths (`/ta/…`).',
  },
  TRIPADVISOR_PROXY_URL: {
    form: url,
    example: 'https://hotels.example.com/api',
    purpose:
      'A proxy with the paths `/ta/search`, `/ta/nearby`, `/ta/details/{id}` and `/ta/reviews/{id}`, for example the API of another site of yours that has the key (`https://hotels.example/api`). Our server asks the proxy first. With a key as well, it asks the reviews service when the proxy fails.',
  },
  GEO_PRIMARY_URL: {
    form: urlWithAddress,
    example: 'https://ipwho.is/{ip}',
    purpose:
      "The first location service, with `{ip}` where the visitor's address goes: `https://ipwho.is/{ip}`. Without it the sandbox answers; with a live provider the call counts as failed.",
  },
  GEO_SECONDARY_URL: {
    form: urlWithAddress,
    example: 'https://ipapi.co/{ip}/json/',
    purpose: 'The second one: `https://ipapi.co/{ip}/json/`.',
  },
  MAP_PMTILES: {
    form: text,
    example: '/var/lib/tenth-night/map.pmtiles',
    purpose:
      "The streets of the map: a PMTiles archive with the layers of the Protomaps basemap (version 4), as a file or as a URL whose server answers range requests. Our API reads the parts that it needs and serves them as `/api/map/{z}/{x}/{y}`, so visitors ask no other server. A file that is replaced is read after the next start. Without it the sandbox's invented streets are shown; with a live provider the map shows distances instead of streets.",
  },
  MAP_ATTRIBUTION: {
    form: text,
    default: '`© OpenStreetMap`',
    example: '© OpenStreetMap',
    purpose: 'Credits the makers of the archive on every map. Needs `MAP_PMTILES`.',
  },
} as const satisfies Variables;
