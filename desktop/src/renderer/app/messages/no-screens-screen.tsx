import { LayoutDashboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { MessageScreen } from './message-screen.tsx';

/** For a user whose roles open no screen. */
export function NoScreensScreen() {
  const { t } = useTranslation('frame');
  usePageTitle(t('noScreens.title'));
  return <MessageScreen icon={LayoutDashboard} title={t('noScreens.title')} text={t('noScreens.text')} />;
}
