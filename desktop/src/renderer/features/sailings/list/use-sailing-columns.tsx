import type { OfficeSailing } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { SessionBadge } from '../../../ui/status/session-badge.tsx';
import { SailingStatusBadge } from '../names/sailing-status.tsx';

export function useSailingColumns(): Column<OfficeSailing>[] {
  const { t } = useTranslation('sailings');
  const format = useFormat();
  return useMemo(() => {
    const count = (id: 'sold' | 'held' | 'capacity' | 'left', of: (sailing: OfficeSailing) => number) => ({
      id,
      header: t(`columns.${id}`),
      cell: (sailing: OfficeSailing) => format.number(of(sailing)),
      align: 'end' as const,
      width: 90,
    });
    return [
      {
        id: 'departure',
        header: t('columns.departure'),
        cell: sailing => format.dateTime(sailing.departsAt),
        sortable: true,
        fixed: true,
        width: 210,
      },
      {
        id: 'session',
        key: true,
        header: t('columns.session'),
        cell: ({ session }) => <SessionBadge session={session} />,
        width: 120,
      },
      {
        id: 'ship',
        key: true,
        header: t('columns.ship'),
        cell: ({ ship }) => ship.name,
        sortable: true,
        width: 150,
      },
      {
        id: 'route',
        header: t('columns.route'),
        cell: ({ route }) => `${format.text(route.departure.name)} → ${format.text(route.destination.name)}`,
        sortable: true,
      },
      { id: 'gate', header: t('columns.gate'), cell: ({ gate }) => gate, width: 80 },
      { ...count('sold', ({ sold }) => sold), sortable: true },
      count('held', ({ held }) => held),
      { ...count('left', ({ capacity, held, sold }) => capacity - held - sold), sortable: true },
      { ...count('capacity', ({ capacity }) => capacity), hidden: true },
      {
        id: 'terms',
        header: t('columns.terms'),
        cell: ({ peak, nonRefundable }) =>
          format.enumerate([...(peak ? [t('peak')] : []), ...(nonRefundable ? [t('nonRefundable')] : [])]),
        width: 150,
        hidden: true,
      },
      {
        id: 'status',
        key: true,
        header: t('columns.status'),
        cell: ({ status }) => <SailingStatusBadge status={status} />,
        sortable: true,
        width: 130,
      },
    ];
  }, [t, format]);
}
