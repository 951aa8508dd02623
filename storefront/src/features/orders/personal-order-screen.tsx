import { failureOf } from '@gangway/shared/contract/base/api-error.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { Failed } from '../../lib/art/moments.tsx';
import { useOrder } from '../../lib/orders/order.ts';
import { orderOfAddress } from '../../lib/orders/order-of-address.ts';
import { Later, laterCode } from '../../lib/page/later-code.tsx';
import { Loading } from '../../lib/page/loading-parts.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { orderPath } from '../../lib/paths.ts';
import { storeOrderToken } from '../../lib/session/order-access.ts';
import styles from './order-view.module.css';
import { OrderView } from './order-view.tsx';

const lookup = laterCode('find-order', () => import('./find-order/find-order.tsx'), ['human-check']);

/** The order page for guests: the lookup form, or the order itself. */
export default function PersonalOrderScreen() {
  const { t } = useTranslation('orders');
  const [, navigate] = useLocation();
  const { number, key } = orderOfAddress({ search: useSearch(), hash: window.location.hash });
  usePageTitle(number ? t('titleOf', { number }) : t('title'));

  // A key from a mail's link is stored and removed from the address, which people share and print.
  const arriving = number !== null && key !== null;
  if (arriving) storeOrderToken(number, key);
  useEffect(() => {
    if (arriving) navigate(orderPath(number), { replace: true });
  }, [arriving, number, navigate]);

  return (
    <div className="wrap">{number ? <LoadedOrder key={number} number={number} /> : <OrderLookup />}</div>
  );
}

function LoadedOrder({ number }: { number: string }) {
  const { t } = useTranslation();
  const order = useOrder(number);
  // The order is long: it is rendered in parts, between which the browser answers.
  const shown = useDeferredValue(order.data);
  if (shown) return <OrderView order={shown} />;
  if (order.isPending || order.data) return <Loading className={styles.order} heights={['10rem', '18rem']} />;
  // This browser has no access to the order: it can be opened by its number and an e-mail or phone.
  if (failureOf(order.error) === 'order-not-found') return <OrderLookup number={number} />;
  return (
    <Failed
      headingLevel={1}
      title={t('failure.title')}
      text={order.error.message}
      actions={
        <Button variant="primary" onClick={() => order.refetch()}>
          {t('tryAgain')}
        </Button>
      }
    />
  );
}

function OrderLookup({ number }: { number?: string }) {
  return (
    <Later code={lookup} loading={<Loading className={styles.order} heights={['3rem', '20rem']} />}>
      {({ FindOrder }) => <FindOrder number={number} />}
    </Later>
  );
}
