import { classNames } from '@gangway/shared/ui/class-names.ts';
import type { ReactNode } from 'react';
import styles from './screen.module.css';

interface ScreenProps {
  /** As high as the window: its table scrolls inside, and the header stays. */
  fill?: boolean;
  children: ReactNode;
}

/** The column of a screen: header, filters, panels, with one distance between them. */
export function Screen({ fill, children }: ScreenProps) {
  return <div className={classNames(styles.screen, fill && styles.fill)}>{children}</div>;
}
