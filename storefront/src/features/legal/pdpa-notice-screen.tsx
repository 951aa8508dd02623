import { LegalPage } from './legal-page.tsx';

export default function PdpaNoticeScreen() {
  return <LegalPage page="pdpa" />;
}
