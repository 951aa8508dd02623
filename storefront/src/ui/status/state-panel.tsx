import type { ReactNode } from 'react';
import { Art } from '../layout/art.tsx';
import styles from './state-panel.module.css';

interface StatePanelProps {
  /** A drawing, for example `emptyPier()`. */
  art: string;
  title: ReactNode;
  text?: ReactNode;
  /** What to do next: one button, or two. */
  actions?: ReactNode;
  /** The page's own heading on a screen that holds nothing else. */
  headingLevel?: 1 | 2 | 3;
}

/** Nothing to show, and what to do about it. */
export function EmptyState({ art, title, text, actions, headingLevel = 2 }: StatePanelProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.panel}>
      <Art className={styles.art} svg={art} />
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** Something failed: announced at once, and never without a way on. */
export function ErrorState(props: StatePanelProps & { actions: ReactNode }) {
  return (
    <div role="alert">
      <EmptyState {...props} />
    </div>
  );
}
