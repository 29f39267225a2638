/** The browser's entry in development: fast refresh must be installed before React loads. */
// @ts-expect-error served by the development server
import { injectIntoGlobalHook } from '/@react-refresh';

declare global {
  interface Window {
    $RefreshReg$: () => void;
    $RefreshSig$: () => (type: unknown) => unknown;
  }
}

injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;

await import('./entry-client');
