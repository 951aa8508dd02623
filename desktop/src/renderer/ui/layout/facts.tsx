import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  /** A label with what stands beside it; one whose value is null or empty is left out. */
  facts: readonly { label: string; value: ReactNode }[];
}

/** What is known of one thing, a line each. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ label, value }) =>
          value !== null &&
          value !== '' && (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
