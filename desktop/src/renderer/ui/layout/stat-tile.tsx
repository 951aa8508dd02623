import { classNames } from '@gangway/shared/ui/class-names.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type Icon, IconView } from '../icon.tsx';
import type { Tone } from '../status/tone.ts';
import styles from './stat-tile.module.css';

interface StatTileProps {
  label: string;
  value: ReactNode;
  /** A line below the number: a comparison, a deadline. */
  detail?: ReactNode;
  icon?: Icon;
  /** A state that needs attention. */
  tone?: Tone;
  /** Address of the screen where it is handled. */
  href?: string;
}

/** A tile with one number and its label. */
export function StatTile({ label, value, detail, icon, tone = 'neutral', href }: StatTileProps) {
  const content = (
    <>
      <span className={styles.label}>
        {icon && <IconView icon={icon} />}
        {label}
      </span>
      <span className={classNames(styles.value, styles[tone])}>{value}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </>
  );
  return href ? (
    <Link href={href} className={classNames(styles.tile, styles.link)}>
      {content}
    </Link>
  ) : (
    <div className={styles.tile}>{content}</div>
  );
}
