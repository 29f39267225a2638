/** Services for tests: nobody is signed in, no call succeeds. A test passes only what differs. */
import { DEFAULT_SETTINGS } from '@tenth-night/domain/preferences/settings';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { createSession } from '../../session/session';
import { createServices, type Services } from '../services';

export function testServices(parts: Partial<Parameters<typeof createServices>[0]> = {}): Services {
  return createServices({
    send: async () => Response.error(),
    session: createSession(false, async () => null),
    visitor: {
      settings: DEFAULT_SETTINGS,
      hasSavedCurrency: false,
      language: 'en',
      languageName: 'English',
      hasSession: false,
    },
    site: { priceSpinnerMs: null } as Services['site'],
    year: '2027',
    requestId: null,
    today: () => '2027-03-01' as CalendarDate,
    loadTexts: async () => {},
    ...parts,
  });
}
