/** The privacy policy: the operator's own, or ours. Hotel-checkout-trips §2 "Terms and Privacy". */
import { LegalPage } from '../features/legal/legal-page';
import { PRIVACY } from '../i18n/content/en/privacy';
import type { Services } from '../lib/page/services';

export const createRoute = async (services: Services) =>
  services.site.ownTexts?.includes('privacy')
    ? (await import('../features/legal/own-legal-page')).ownLegalRoute('privacy', services)
    : { Component: Privacy };

function Privacy() {
  return <LegalPage text={PRIVACY} />;
}
