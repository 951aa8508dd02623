import { classNames } from '@gangway/shared/ui/class-names.ts';
import type { ReactNode } from 'react';
import styles from './price.module.css';

interface PriceProps {
  /** Formatted with its currency, "RM 486.00". */
  amount: string;
  /** Small text before and after: "from", "per person". */
  before?: ReactNode;
  after?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** A previous price, struck through. */
  struck?: boolean;
  className?: string;
}

export function Price({ amount, before, after, size = 'medium', struck = false, className }: PriceProps) {
  const Amount = struck ? 's' : 'span';
  return (
    <span className={classNames(styles.price, styles[size], className)}>
      {before && <span className={styles.words}>{before} </span>}
      <Amount className={styles.amount}>{amount}</Amount>
      {after && <span className={styles.words}> {after}</span>}
    </span>
  );
}
