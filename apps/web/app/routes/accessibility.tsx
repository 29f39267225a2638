/** The accessibility statement, as European law asks for it. */
import { LegalPage } from '../features/legal/legal-page';
import { ACCESSIBILITY } from '../i18n/content/en/accessibility';

export const createRoute = () => ({ Component: Accessibility });

function Accessibility() {
  return <LegalPage text={ACCESSIBILITY} />;
}
