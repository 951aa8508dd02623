import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Menu } from '../../ui/actions/menu.tsx';
import { useLanguageSwitch } from './use-language-switch.ts';

/** Menu of the two languages: 中文 and English. */
export function LanguageMenu() {
  const { t } = useTranslation('frame');
  const { choices, switchTo } = useLanguageSwitch();
  const items = choices.map(({ language, name, chosen }) => ({
    id: language,
    label: name,
    chosen,
    onSelect: () => switchTo(language),
  }));
  return <Menu trigger={<IconButton icon={Languages} label={t('shell.language')} />} items={[items]} />;
}
