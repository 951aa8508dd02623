import { useTranslation } from 'react-i18next';
import { paymentJourney } from '../../lib/payments/payment-journey.ts';

/** How many sailings of a checked-out cart became orders (R82); nothing for a payment that no checkout started. */
export function CheckoutResult({ paymentId }: { paymentId: string }) {
  const { t } = useTranslation('cart');
  const checkout = paymentJourney(paymentId)?.checkout;
  return checkout && <p>{t('created.heading', { ...checkout })}</p>;
}
