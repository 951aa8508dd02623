import { failureOf } from '@gangway/shared/contract/base/api-error.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { Failed } from '../../lib/art/moments.tsx';
import { Loading } from '../../lib/page/loading-parts.tsx';
import { FindOrder } from './find-order/find-order.tsx';
import styles from './order-view.module.css';
import { OrderView } from './order-view.tsx';
import { useOrder } from './requests/order.ts';

export function LoadedOrder({ number }: { number: string }) {
  const { t } = useTranslation();
  const order = useOrder(number);
  if (order.data) return <OrderView order={order.data} />;
  if (order.isPending) return <Loading className={styles.order} heights={['10rem', '18rem']} />;
  // This browser has no access to the order: it can be opened by its number and an e-mail or phone.
  if (failureOf(order.error) === 'order-not-found') return <FindOrder number={number} />;
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
