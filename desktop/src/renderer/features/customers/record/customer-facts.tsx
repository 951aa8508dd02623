import type { OfficeCustomerDetail } from '@gangway/shared/contract/office/orders/customers.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasScreen } from '../../../lib/menu/use-menu.ts';
import { paths } from '../../../lib/paths.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { CustomerStatus } from '../customer/customer-look.tsx';
import { OrderLinks } from './order-links.tsx';
import styles from './record.module.css';

/** The read-only facts: level, money, superior and sales. */
export function CustomerFacts({ customer }: { customer: OfficeCustomerDetail }) {
  const { t } = useTranslation('customers');
  const { money, instant } = useFormat();
  const hasScreen = useHasScreen();
  const { funds, soldThisMonth: sold, superiors } = customer;
  return (
    <dl className={styles.facts}>
      <Fact label={t('fields.status')}>
        <CustomerStatus status={customer.status} />
      </Fact>
      <Fact label={t('fields.level')}>{t(`level.${customer.level}`)}</Fact>
      {funds && (
        <>
          <Fact label={t('fields.balance')}>
            <strong>{money(funds.balanceSen)}</strong>
          </Fact>
          <Fact label={t('fields.credit')}>{money(funds.creditSen)}</Fact>
          <Fact label={t('fields.available')}>{money(funds.availableSen)}</Fact>
        </>
      )}
      <Fact label={t('fields.superior')}>{superiors.at(-1)?.username ?? t('noSuperior')}</Fact>
      <Fact label={t('fields.referralCode')}>{customer.referralCode}</Fact>
      <Fact label={t('fields.sold')}>
        {t('soldOf', { count: sold.orders, money: money(sold.amountSen) })}
      </Fact>
      {hasScreen(paths.shipOrder) && (
        <Fact label={t('fields.orders')}>
          <OrderLinks customer={customer} />
        </Fact>
      )}
      <Fact label={t('fields.registeredAt')}>{instant(customer.registeredAt)}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
