import { GuideScreen } from './guide-screen.tsx';

export default function FaqScreen() {
  return <GuideScreen page="faq" />;
}
