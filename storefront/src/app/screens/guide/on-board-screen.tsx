import { GuideScreen } from './guide-screen.tsx';

export default function OnBoardScreen() {
  return <GuideScreen page="on-board" />;
}
