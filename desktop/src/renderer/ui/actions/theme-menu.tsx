import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { changePreferences, type Theme, themes, usePreferences } from '../../lib/preferences/preferences.ts';
import type { Icon } from '../icon.tsx';
import { IconButton } from './icon-button.tsx';
import { Menu } from './menu.tsx';

export const themeIcons: Readonly<Record<Theme, Icon>> = { system: Monitor, light: Sun, dark: Moon };

/** Chooses the light or dark theme, or the system's. */
export function ThemeMenu() {
  const { t } = useTranslation('frame');
  const chosen = usePreferences(preferences => preferences.theme);
  const items = themes.map(theme => ({
    id: theme,
    label: t(`theme.${theme}`),
    chosen: theme === chosen,
    onSelect: () => changePreferences({ theme }),
  }));
  return <Menu trigger={<IconButton icon={themeIcons[chosen]} label={t('shell.theme')} />} items={[items]} />;
}
