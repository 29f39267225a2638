/** The privacy policy. Hotel-checkout-trips §2 "Terms and Privacy". */
import { LegalPage } from '../features/legal/legal-page';
import { PRIVACY } from '../i18n/content/en/privacy';

export const createRoute = () => ({ Component: Privacy });

function Privacy() {
  return <LegalPage text={PRIVACY} />;
}
