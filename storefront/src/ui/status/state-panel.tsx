import type { ReactNode } from 'react';
import { Art } from '../layout/art.tsx';
import styles from './state-panel.module.css';

interface StatePanelProps {
  /** A drawing, for example `emptyPier()`. */
  art: string;
  title: ReactNode;
  text?: ReactNode;
  /** The next step: one button, or two. */
  actions?: ReactNode;
  /** Level of the heading, if the screen has no other content. */
  headingLevel?: 1 | 2 | 3;
}

/** Shown when there is no data, with an action to continue. */
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

/** Shown when something failed; announced at once, and always with an action. */
export function ErrorState(props: StatePanelProps & { actions: ReactNode }) {
  return (
    <div role="alert">
      <EmptyState {...props} />
    </div>
  );
}
