import type { CounterSale as Sold } from '@gangway/shared/contract/office/orders/counter.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leave } from '../../../lib/page/leave-guard.ts';
import type { OfferToSell } from '../../../lib/requests/offer-to-sell.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Drawer } from '../../../ui/dialogs/dialog.tsx';
import { PaymentTaken } from '../counter/payment-taken.tsx';
import { SaleForm } from './sale-form.tsx';
import { SoldSummary } from './sold-summary.tsx';
import { useSale } from './use-sale.ts';

interface CounterSaleProps {
  /** The waiting list's offer for the first customer. */
  offer?: OfferToSell | undefined;
  onClose: () => void;
  onShow: (number: string) => void;
}

/** The sale to walk-in customers: sailing, passengers, cabin, payment; then the next sale. */
export function CounterSale(props: CounterSaleProps) {
  const [customer, setCustomer] = useState(1);
  return (
    <SaleToOne
      key={customer}
      {...props}
      offer={customer === 1 ? props.offer : undefined}
      onNext={() => setCustomer(customer + 1)}
    />
  );
}

function SaleToOne({ offer, onClose, onShow, onNext }: CounterSaleProps & { onNext: () => void }) {
  const { t } = useTranslation(['orders', 'frame']);
  const { money } = useFormat();
  const formId = useId();
  const [sold, setSold] = useState<Sold | null>(null);
  const sale = useSale(setSold, offer);
  const { totalSen, free, payable, fields } = sale;
  const action =
    totalSen === undefined ? t('sale.actionEmpty') : t('sale.action', { amount: money(totalSen) });
  const close = () => leave(onClose);
  if (sold)
    return (
      <Drawer open size="wide" onClose={close} title={t('sale.soldTitle', { number: sold.order.number })}>
        <PaymentTaken receipt={sold} summary={<SoldSummary sold={sold} />} onDone={onClose} onNext={onNext}>
          <Button onClick={() => onShow(sold.order.number)}>{t('sale.show')}</Button>
        </PaymentTaken>
      </Drawer>
    );
  return (
    <Drawer
      open
      size="whole"
      onClose={close}
      title={t('sale.title')}
      actions={
        <>
          <Button onClick={close}>{t('frame:cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={fields.saving} disabled={!payable}>
            {free ? t('payment.confirmNothing') : action}
          </Button>
        </>
      }
    >
      <SaleForm sale={sale} id={formId} />
    </Drawer>
  );
}
