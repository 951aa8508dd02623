import { classNames } from '@gangway/shared/ui/class-names.ts';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';

type NoticeTone = 'info' | 'ok' | 'warn' | 'bad';

const TONE_ICON: Record<NoticeTone, IconName> = {
  info: 'info',
  ok: 'check',
  warn: 'warning',
  bad: 'warning',
};

interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  /** Set where it appears after an action, so that it is read out. */
  live?: boolean;
  className?: string;
}

/** A finding that stays in the page: a travel rule, a failed payment, what happens next. */
export function Notice({ tone = 'info', title, children, live = false, className }: NoticeProps) {
  return (
    <div
      className={classNames(styles.notice, styles[tone], className)}
      role={live ? (tone === 'bad' ? 'alert' : 'status') : undefined}
    >
      <Icon className={styles.icon} name={TONE_ICON[tone]} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
