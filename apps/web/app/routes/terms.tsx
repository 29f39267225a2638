/** The booking conditions. Hotel-checkout-trips §2 "Terms and Privacy". */
import { LegalPage } from '../features/legal/legal-page';
import { TERMS } from '../i18n/content/en/terms';

export const createRoute = () => ({ Component: Terms });

function Terms() {
  return <LegalPage text={TERMS} />;
}
