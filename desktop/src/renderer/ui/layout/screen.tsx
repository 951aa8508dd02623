import { classNames } from '@gangway/shared/ui/class-names.ts';
import type { ReactNode } from 'react';
import styles from './screen.module.css';

interface ScreenProps {
  /** As high as the window: the table scrolls inside, and the header stays visible. */
  fill?: boolean;
  children: ReactNode;
}

/** Lays out a screen's header, filters and panels in a column with equal gaps. */
export function Screen({ fill, children }: ScreenProps) {
  return <div className={classNames(styles.screen, fill && styles.fill)}>{children}</div>;
}
