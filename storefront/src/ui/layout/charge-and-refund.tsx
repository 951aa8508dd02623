import styles from './charge-and-refund.module.css';

interface ChargeAndRefundProps {
  charge: { label: string; amount: string };
  refund: { label: string; amount: string };
}

/** The charge and the refund of a cancellation, shown before confirmation. */
export const ChargeAndRefund = ({ charge, refund }: ChargeAndRefundProps) => (
  <dl className={styles.cost} aria-live="polite">
    <div>
      <dt>{charge.label}</dt>
      <dd className="numbers">{charge.amount}</dd>
    </div>
    <div className={styles.refund}>
      <dt>{refund.label}</dt>
      <dd className="numbers">{refund.amount}</dd>
    </div>
  </dl>
);
