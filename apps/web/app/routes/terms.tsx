/** The booking conditions: the operator's own, or ours. Hotel-checkout-trips §2 "Terms and Privacy". */
import { LegalPage } from '../features/legal/legal-page';
import { TERMS } from '../i18n/content/en/terms';
import { type Services, useServices } from '../lib/page/services';

export const createRoute = async (services: Services) =>
  services.site.ownTexts?.includes('terms')
    ? (await import('../features/legal/own-legal-page')).ownLegalRoute('terms', services)
    : { Component: Terms };

function Terms() {
  const { site } = useServices();
  // Without free nights, there is nothing to agree on.
  const sections = TERMS.sections.filter(({ id }) => site.hasFreeNights || id !== 'rewards');
  return <LegalPage text={{ ...TERMS, sections }} />;
}
