import { LegalPage } from './legal-page.tsx';

export default function PrivacyPolicyScreen() {
  return <LegalPage page="privacy" />;
}
