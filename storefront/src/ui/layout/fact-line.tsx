import { Fragment } from 'react';
import styles from './fact-line.module.css';

/** "Adult · Malaysia · ID card T1234567": lines end between facts, within one only if it is longer than a line. */
export function FactLine({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of the facts is fixed
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className={styles.fact}>
        {fact}
        {index < facts.length - 1 && '\u00a0·'}
      </span>
    </Fragment>
  ));
}
