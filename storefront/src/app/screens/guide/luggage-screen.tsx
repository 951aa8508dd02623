import { GuideScreen } from './guide-screen.tsx';

export default function LuggageScreen() {
  return <GuideScreen page="luggage" />;
}
