import { phoneToRead } from '@gangway/shared/contract/entries/phone.ts';
import type { OfficeCustomer } from '@gangway/shared/contract/office/orders/customers.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { CustomerStatus } from './customer/customer-look.tsx';

export function useCustomerColumns(): Column<OfficeCustomer>[] {
  const { t } = useTranslation('customers');
  const { money, instant } = useFormat();
  return useMemo(
    () => [
      {
        id: 'username',
        header: t('fields.username'),
        cell: row => row.username,
        sortable: true,
        fixed: true,
      },
      { id: 'realName', key: true, header: t('fields.realName'), cell: row => row.realName, sortable: true },
      {
        id: 'phone',
        header: t('fields.phone'),
        cell: row => row.phone && phoneToRead(row.phone),
        width: 142,
      },
      { id: 'email', header: t('fields.email'), cell: row => row.email, hidden: true },
      {
        id: 'level',
        header: t('fields.level'),
        cell: row => t(`level.${row.level}`),
        sortable: true,
        width: 112,
      },
      {
        id: 'balance',
        key: true,
        header: t('fields.balance'),
        cell: row => row.balanceSen !== null && money(row.balanceSen),
        sortable: true,
        align: 'end',
        width: 140,
      },
      { id: 'superior', header: t('fields.superior'), cell: row => row.superior?.username, width: 130 },
      {
        id: 'referralCode',
        header: t('fields.referralCode'),
        cell: row => row.referralCode,
        width: 120,
        hidden: true,
      },
      {
        id: 'status',
        key: true,
        header: t('fields.status'),
        cell: row => <CustomerStatus status={row.status} />,
        sortable: true,
        width: 142,
      },
      {
        id: 'registeredAt',
        header: t('fields.registeredAt'),
        cell: row => instant(row.registeredAt),
        sortable: true,
        width: 170,
      },
    ],
    [t, money, instant],
  );
}
