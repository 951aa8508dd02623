import type { CounterSale as Sale } from '@gangway/shared/contract/office/counter.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leave } from '../../../lib/leave-guard.ts';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { CashTaken } from '../order/cash-taken.tsx';
import { SaleForm } from './sale-form.tsx';

interface CounterSaleProps {
  onClose: () => void;
  onShow: (number: string) => void;
}

/** Selling to walk-ins, one after the other: sailing, passengers, cabin, cash with its change. */
export function CounterSale({ onClose, onShow }: CounterSaleProps) {
  const { t } = useTranslation('orders');
  const [sold, setSold] = useState<Sale | null>(null);
  const [customer, setCustomer] = useState(1);
  const next = () => {
    setSold(null);
    setCustomer(customer + 1);
  };
  return (
    <Drawer
      open
      size="wide"
      onClose={() => leave(onClose)}
      title={sold ? t('sale.soldTitle', { number: sold.order.number }) : t('sale.title')}
    >
      {sold ? (
        <CashTaken receipt={sold} onDone={onClose}>
          <Button onClick={() => onShow(sold.order.number)}>{t('sale.show')}</Button>
          <Button onClick={next}>{t('sale.another')}</Button>
        </CashTaken>
      ) : (
        <SaleForm key={customer} onSold={setSold} onCancel={() => leave(onClose)} />
      )}
    </Drawer>
  );
}
