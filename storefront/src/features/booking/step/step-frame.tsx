import type { ReactNode } from 'react';
import styles from './step-frame.module.css';

/** A step of the booking; its heading gets the focus when the step opens. */
export function StepFrame({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.step} aria-labelledby="step-heading">
      <h2 id="step-heading" tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
