import type { ReactNode } from 'react';
import { type Icon, IconView } from '../../ui/icon.tsx';
import styles from './message-screen.module.css';

interface MessageScreenProps {
  icon: Icon;
  title: string;
  text: string;
  actions?: ReactNode;
}

/** A screen with one message and the actions that lead on. */
export function MessageScreen({ icon, title, text, actions }: MessageScreenProps) {
  return (
    <div className={styles.screen}>
      <IconView icon={icon} size={32} className={styles.icon} />
      <h1>{title}</h1>
      <p>{text}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
