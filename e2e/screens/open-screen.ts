import { type Screen, showScreen } from '@tenth-night/web/testing/show-screen';
import type { Wire } from '@tenth-night/web/testing/wire';
import { commands } from 'vitest/browser';

/** Opens an address of the site. Only its calls go through the wire, not the page itself. */
export async function openScreen(address: string, wire?: Wire): Promise<Screen> {
  return showScreen(await commands.pageOf(address), wire);
}
