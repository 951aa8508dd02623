/*
 * The way to the payment provider and back.
 */

import { failureOf } from '@gangway/shared/contract/base/api-error.ts';
import { Button, ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { Link, useSearch } from 'wouter';
import { Failed, NothingFound } from '../../lib/art/moments.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { PaymentResult } from './payment-result.tsx';
import { usePayment } from './requests/payment.ts';
import { Waiting } from './waiting.tsx';

/** The result of a payment from the server, independent of the return address. */
export default function ReturnScreen() {
  const { t } = useTranslation(['payment', 'site']);
  const id = new URLSearchParams(useSearch()).get('payment') ?? '';
  const payment = usePayment(id);
  usePageTitle(t('result.title'));

  if (payment.data) return <PaymentResult payment={payment.data} />;
  if (id !== '' && !payment.isError) return <Waiting />;
  const unknown =
    id === '' ||
    failureOf(payment.error) === 'payment-not-found' ||
    failureOf(payment.error) === 'invalid-input';
  const toOrders = (
    <Link href={paths.personalOrder} asChild>
      <ButtonLink>{t('result.findBooking')}</ButtonLink>
    </Link>
  );
  return (
    <div className="wrap">
      {unknown ? (
        <NothingFound
          headingLevel={1}
          title={t('unknown.heading')}
          text={t('unknown.text')}
          actions={toOrders}
        />
      ) : (
        <Failed
          headingLevel={1}
          title={t('site:failure.title')}
          text={payment.error?.message}
          actions={
            <>
              <Button variant="primary" onClick={() => payment.refetch()}>
                {t('site:tryAgain')}
              </Button>
              {toOrders}
            </>
          }
        />
      )}
    </div>
  );
}
