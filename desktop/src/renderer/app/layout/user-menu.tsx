import {
  ChevronDown,
  Keyboard,
  KeyRound,
  LogOut,
  MonitorSmartphone,
  Printer,
  ShieldCheck,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSessionUser } from '../../lib/session.ts';
import { Menu } from '../../ui/actions/menu.tsx';
import { IconView } from '../../ui/icon.tsx';
import type { Overlay } from './overlay.ts';
import { useLogOut } from './use-log-out.ts';
import styles from './user-menu.module.css';

/** The name of the logged-in user, with the password dialog and Log Out. */
export function UserMenu({ onOverlay }: { onOverlay: (overlay: Overlay) => void }) {
  const { t } = useTranslation('frame');
  const { name, username, introduction } = useSessionUser();
  const logOut = useLogOut();
  const shown = name || username;
  return (
    <Menu
      heading={
        <span className={styles.who}>
          <strong>{shown}</strong>
          <span>{username}</span>
          {introduction && <span>{introduction}</span>}
        </span>
      }
      trigger={
        <button type="button" className={styles.user}>
          <span className="visually-hidden">{t('shell.user', { name: shown })}</span>
          <span className={styles.initials} aria-hidden>
            {initialsOf(shown)}
          </span>
          <span className={styles.name} aria-hidden>
            {shown}
          </span>
          <IconView icon={ChevronDown} size={14} />
        </button>
      }
      items={[
        [
          {
            id: 'password',
            label: t('shell.changePassword'),
            icon: KeyRound,
            onSelect: () => onOverlay('password'),
          },
          {
            id: 'second-factor',
            label: t('shell.secondFactor'),
            icon: ShieldCheck,
            onSelect: () => onOverlay('second-factor'),
          },
          {
            id: 'sessions',
            label: t('shell.ownSessions'),
            icon: MonitorSmartphone,
            onSelect: () => onOverlay('sessions'),
          },
          {
            id: 'printer',
            label: t('shell.receiptPrinter'),
            icon: Printer,
            onSelect: () => onOverlay('printer'),
          },
          {
            id: 'keys',
            label: t('shell.keys'),
            icon: Keyboard,
            shortcut: '?',
            onSelect: () => onOverlay('sheet'),
          },
        ],
        [{ id: 'log-out', label: t('shell.logOut'), icon: LogOut, onSelect: logOut }],
      ]}
    />
  );
}

/** Initials of a name: "Nadia Rahim" → "NR", "陈美玲" → "陈". */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map(word => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
