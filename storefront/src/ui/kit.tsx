import { type Kit, KitProvider } from '@gangway/shared/ui/kit.tsx';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from './icons/icon.tsx';

declare module '@gangway/shared/ui/kit.tsx' {
  interface ClientTypes {
    icon: IconName;
  }
}

const look: Pick<Kit, 'Icon' | 'icons'> = {
  Icon: ({ icon, size }) => <Icon name={icon} size={size} />,
  icons: {
    check: 'check',
    mixed: 'minus',
    expand: 'chevron-down',
    close: 'cross',
    error: 'warning',
    info: 'info',
    ok: 'check',
    warn: 'warning',
    bad: 'warning',
    daytime: 'sun',
    nighttime: 'moon',
  },
};

/** Provides the shared components with the site's icons and texts; their theme is styles/kit.css. */
export function SiteKit({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const optional = t('optional');
  const kit = useMemo(() => ({ ...look, words: { optional } }), [optional]);
  return <KitProvider kit={kit}>{children}</KitProvider>;
}
