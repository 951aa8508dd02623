import type { ReactNode } from 'react';
import { Card } from '../../ui/layout/card.tsx';
import styles from './account-frame.module.css';

interface AccountFrameProps {
  heading: string;
  text?: string;
  /** "Step 1 of 2", if there are steps. */
  step?: string;
  children: ReactNode;
  /** Links to other pages, below the card. */
  ways: ReactNode;
}

/** The narrow page layout of login, registration and reset. */
export function AccountFrame({ heading, text, step, children, ways }: AccountFrameProps) {
  return (
    <div className={`${styles.frame} wrap`}>
      <header className={styles.head}>
        {step && <p className={styles.step}>{step}</p>}
        <h1>{heading}</h1>
        {text && <p>{text}</p>}
      </header>
      <Card>{children}</Card>
      <div className={styles.ways}>{ways}</div>
    </div>
  );
}
