import type { Payment } from '@gangway/shared/contract/payments.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { orderPath, paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/use-format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './payment-screen.module.css';
import { isSettled } from './requests/payment.ts';
import { Waiting } from './waiting.tsx';

type Outcome = 'paid' | 'returned' | 'failed' | 'canceled';

function outcomeOf({ status, orders }: Payment): Outcome {
  if (status !== 'succeeded') return status === 'canceled' ? 'canceled' : 'failed';
  return orders.some(({ outcome }) => outcome === 'applied') ? 'paid' : 'returned';
}

export function PaymentResult({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payment');
  const { money } = useFormat();
  const number = payment.orders[0]?.number;
  if (!isSettled(payment)) return <Waiting orderNumber={number} />;
  const outcome = outcomeOf(payment);
  const paid = outcome === 'paid';
  return (
    <div className={`${styles.screen} wrap`}>
      <Card className={styles.card} role="status">
        <span className={`${styles.sign} ${paid ? styles.ok : styles.warn}`}>
          <Icon name={paid ? 'check' : outcome === 'returned' ? 'info' : 'warning'} size={36} />
        </span>
        <h1 className={styles.heading}>{t(`result.${outcome}.heading`)}</h1>
        <p>{t(`result.${outcome}.text`, { amount: money(payment.amountSen), number })}</p>
        <div className={styles.actions}>
          {number && (
            <Link href={orderPath(number)} asChild>
              <ButtonLink variant="primary" icon={paid ? 'ticket' : undefined}>
                {t(`result.${outcome}.next`)}
              </ButtonLink>
            </Link>
          )}
          {outcome === 'returned' && (
            <Link href={paths.routeList} asChild>
              <ButtonLink>{t('result.otherSailings')}</ButtonLink>
            </Link>
          )}
        </div>
      </Card>
    </div>
  );
}
