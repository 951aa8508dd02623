import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  /** Labels with values; those whose value is null or empty are left out. */
  facts: readonly { label: string; value: ReactNode }[];
}

/** A list of labeled values, one per line. */
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
