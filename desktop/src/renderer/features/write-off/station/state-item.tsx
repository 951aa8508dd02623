import { classNames } from '@gangway/shared/ui/class-names.ts';
import type { ReactNode } from 'react';
import { type Icon, IconView } from '../../../ui/icon.tsx';
import type { Tone } from '../../../ui/status/tone.ts';
import styles from './state.module.css';

interface StateItemProps {
  icon: Icon;
  tone: Tone;
  /** With its own background: the most important item. */
  strong?: boolean;
  children: ReactNode;
}

/** A state of the gate as text with an icon; the color only repeats it. */
export function StateItem({ icon, tone, strong, children }: StateItemProps) {
  return (
    <span className={classNames(styles.item, styles[tone], strong && styles.strong)}>
      <IconView icon={icon} />
      <span>{children}</span>
    </span>
  );
}
