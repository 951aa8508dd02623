import { classNames } from '@gangway/shared/ui/class-names.ts';
import type { ReactNode } from 'react';
import { type Icon, IconView } from '../../../ui/icon.tsx';
import type { Tone } from '../../../ui/status/tone.ts';
import styles from './state.module.css';

interface StateItemProps {
  icon: Icon;
  tone: Tone;
  /** On a ground of its own: what everything else hangs on. */
  strong?: boolean;
  children: ReactNode;
}

/** One thing about the gate, as a word with its icon; the colour only repeats it. */
export function StateItem({ icon, tone, strong, children }: StateItemProps) {
  return (
    <span className={classNames(styles.item, styles[tone], strong && styles.strong)}>
      <IconView icon={icon} />
      <span>{children}</span>
    </span>
  );
}
