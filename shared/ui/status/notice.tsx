import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useKit } from '../kit.tsx';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'ok' | 'warn' | 'bad';

interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  /** A button, at the end. */
  action?: ReactNode;
  /** Set if it appears after an action, so that screen readers announce it. */
  live?: boolean;
  className?: string;
}

/** A permanent message in the page: a travel rule, a failed payment, the next step. */
export function Notice({ tone = 'info', title, children, action, live = false, className }: NoticeProps) {
  const { Icon, icons } = useKit();
  return (
    <div
      className={classNames(styles.notice, styles[tone], className)}
      role={live ? (tone === 'bad' ? 'alert' : 'status') : undefined}
    >
      <span className={styles.icon}>
        <Icon icon={icons[tone]} />
      </span>
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}
