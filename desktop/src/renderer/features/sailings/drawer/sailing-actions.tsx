import type { SailingAction } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import {
  Ban,
  CalendarClock,
  ChevronDown,
  Lock,
  LockOpen,
  Mail,
  Pencil,
  Ship,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Menu, type MenuItem } from '../../../ui/actions/menu.tsx';
import type { Icon } from '../../../ui/icon.tsx';

/** The actions in the drawer: those of the contract, and those that open a dialog for several. */
export type DrawerAction = SailingAction | 'disrupt' | 'message';

interface SailingActionsProps {
  actions: readonly DrawerAction[];
  onChoose: (action: DrawerAction) => void;
}

type MenuAction = Exclude<DrawerAction, 'change'>;
const icons: Record<MenuAction, Icon> = {
  close: Lock,
  reopen: LockOpen,
  delay: CalendarClock,
  disrupt: TriangleAlert,
  message: Mail,
  depart: Ship,
  cancel: Ban,
  delete: Trash2,
};
const everyday: readonly MenuAction[] = ['close', 'reopen', 'delay', 'disrupt', 'message', 'depart'];
const final: readonly MenuAction[] = ['cancel', 'delete'];

/** The actions on a sailing: Change is a button, the others are in a menu. */
export function SailingActions({ actions, onChoose }: SailingActionsProps) {
  const { t } = useTranslation('sailings');
  const itemsOf = (group: readonly MenuAction[]): MenuItem[] =>
    group
      .filter(action => actions.includes(action))
      .map(action => ({
        id: action,
        label: t(`actions.${action}`),
        icon: icons[action],
        destructive: final.includes(action),
        onSelect: () => onChoose(action),
      }));
  const groups = [itemsOf(everyday), itemsOf(final)].filter(group => group.length > 0);
  return (
    <>
      {groups.length > 0 && (
        <Menu trigger={<Button iconEnd={ChevronDown}>{t('actions.label')}</Button>} items={groups} />
      )}
      {actions.includes('change') && (
        <Button variant="primary" icon={Pencil} onClick={() => onChoose('change')}>
          {t('drawer.change')}
        </Button>
      )}
    </>
  );
}
