import { ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { Spinner } from '@gangway/shared/ui/status/spinner.tsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, useSearch } from 'wouter';
import { useFormat } from '../../lib/format/use-format.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { paths, returnPath } from '../../lib/paths.ts';
import { type PaymentJourney, paymentJourney } from '../../lib/payments/payment-journey.ts';
import { Card } from '../../ui/layout/card.tsx';
import { CheckoutResult } from './checkout-result.tsx';
import styles from './payment-screen.module.css';
import { usePayment } from './requests/payment.ts';

/** Long enough to read where the redirect leads. */
const READING_MS = 1500;

/** Announces the redirect to the bank, and redirects. A finished payment opens its result instead. */
export default function JumpScreen() {
  const { t } = useTranslation('payment');
  const id = new URLSearchParams(useSearch()).get('payment') ?? '';
  const payment = usePayment(id);
  usePageTitle(t('jump.title'));
  const journey = paymentJourney(id);
  if (id === '') return <Redirect to={paths.personalOrder} replace />;
  const over = payment.data !== undefined && payment.data.status !== 'pending';
  if (over || !journey?.gatewayUrl) return <Redirect to={returnPath(id)} replace />;
  return <Leaving id={id} journey={journey} url={journey.gatewayUrl} />;
}

function Leaving({ id, journey, url }: { id: string; journey: PaymentJourney; url: string }) {
  const { t } = useTranslation('payment');
  const { money } = useFormat();
  useEffect(() => {
    // Replaced, so that "back" from the bank does not redirect to the bank again.
    const timer = setTimeout(() => location.replace(url), READING_MS);
    return () => clearTimeout(timer);
  }, [url]);
  return (
    <div className={`${styles.screen} wrap`}>
      <Card className={styles.card}>
        <Spinner size={40} />
        <h1 className={styles.heading}>{t('jump.heading')}</h1>
        <CheckoutResult paymentId={id} />
        <p>{t('jump.text', { amount: money(journey.amountSen), host: new URL(url, location.href).host })}</p>
        <ButtonLink variant="primary" href={url}>
          {t('jump.now')}
        </ButtonLink>
      </Card>
    </div>
  );
}
