import type { ReactNode } from 'react';
import styles from './sailing-facts.module.css';

interface FactsProps {
  title?: string;
  facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** A list of facts about a sailing. */
export function Facts({ title, facts }: FactsProps) {
  return (
    <section>
      {title && <h3>{title}</h3>}
      <dl className={styles.list}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
