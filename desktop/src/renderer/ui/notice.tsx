import { classNames } from '@gangway/shared/ui/class-names.ts';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Icon, IconView } from './icon.tsx';
import styles from './notice.module.css';

export type Tone = 'neutral' | 'info' | 'ok' | 'warn' | 'bad';

const icons: Record<Exclude<Tone, 'neutral'>, Icon> = {
  info: Info,
  ok: CircleCheck,
  warn: TriangleAlert,
  bad: CircleAlert,
};

interface NoticeProps {
  tone: Exclude<Tone, 'neutral'>;
  children: ReactNode;
  /** A button, at the end. */
  action?: ReactNode;
  className?: string;
}

/** Something to know about what stands around it. What went wrong is read out at once. */
export function Notice({ tone, children, action, className }: NoticeProps) {
  return (
    <div
      className={classNames(styles.notice, styles[tone], className)}
      role={tone === 'bad' ? 'alert' : undefined}
    >
      <IconView icon={icons[tone]} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
