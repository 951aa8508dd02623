import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { orderPath } from '../../lib/paths.ts';
import { storeOrderToken } from '../../lib/session/order-access.ts';
import { FindOrder } from './find-order/find-order.tsx';
import { LoadedOrder } from './loaded-order.tsx';

/** The order page for guests: the lookup form, or the order itself. */
export default function PersonalOrderScreen() {
  const { t } = useTranslation('orders');
  const [, navigate] = useLocation();
  const parameters = new URLSearchParams(useSearch());
  const number = parameters.get('order');
  // Mails of earlier versions have the key before the fragment.
  const key = new URLSearchParams(window.location.hash.slice(1)).get('key') ?? parameters.get('key');
  usePageTitle(number ? t('titleOf', { number }) : t('title'));

  // A key from a mail's link is stored and removed from the address, which people share and print.
  const arriving = number !== null && key !== null;
  if (arriving) storeOrderToken(number, key);
  useEffect(() => {
    if (arriving) navigate(orderPath(number), { replace: true });
  }, [arriving, number, navigate]);

  return <div className="wrap">{number ? <LoadedOrder key={number} number={number} /> : <FindOrder />}</div>;
}
