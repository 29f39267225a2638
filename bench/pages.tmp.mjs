import { withHost } from './steps/host.mjs'; import { withBrowser } from './steps/phone.mjs'; import { measurePages } from './parts/pages.mjs';
const r = await withHost({ SANDBOX_LATENCY_MS: '600', LIMITS: 'off', TRUST_PROXY: '1' }, (host) => withBrowser((b) => measurePages(b, host, Number(process.argv[2] ?? 3))));
for (const [k, v] of Object.entries(r)) console.log(k, Object.entries(v).map(([a, b]) => `${a} ${Math.round(b * 10) / 10}`).join('  '));
