import { type Kit, KitProvider } from '@gangway/shared/ui/kit.tsx';
import {
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Info,
  Minus,
  Moon,
  Sun,
  TriangleAlert,
  X,
} from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Icon, IconView } from './icon.tsx';

declare module '@gangway/shared/ui/kit.tsx' {
  interface ClientTypes {
    icon: Icon;
  }
}

const look: Pick<Kit, 'Icon' | 'icons'> = {
  Icon: IconView,
  icons: {
    check: Check,
    mixed: Minus,
    expand: ChevronDown,
    close: X,
    error: CircleAlert,
    info: Info,
    ok: CircleCheck,
    warn: TriangleAlert,
    bad: CircleAlert,
    daytime: Sun,
    nighttime: Moon,
  },
};

/** Provides the shared components with the back office's icons and texts; their theme is styles/kit.css. */
export function OfficeKit({ children }: { children: ReactNode }) {
  const { t } = useTranslation('frame');
  const optional = t('optional');
  const kit = useMemo(() => ({ ...look, words: { optional } }), [optional]);
  return <KitProvider kit={kit}>{children}</KitProvider>;
}
