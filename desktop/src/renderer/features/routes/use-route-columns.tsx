import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { OfficeRoute } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { StatusBadge } from '../../ui/status/status-badge.tsx';

export function useRouteColumns(): Column<OfficeRoute>[] {
  const { t } = useTranslation('routes');
  const format = useFormat();
  return useMemo(() => {
    const fare = (session: Session): Column<OfficeRoute> => ({
      id: session,
      header: t(`columns.${session}`),
      cell: ({ fares }) => (fares[session] ? format.money(fares[session].adult) : t('noFares')),
      align: 'end',
      width: 140,
    });
    return [
      {
        id: 'name',
        header: t('columns.name'),
        cell: ({ departure, destination }) =>
          `${format.text(departure.name)} → ${format.text(destination.name)}`,
        sortable: true,
        fixed: true,
      },
      {
        id: 'distance',
        header: t('columns.distance'),
        cell: route => t('miles', { miles: format.number(route.distanceNm) }),
        align: 'end',
        sortable: true,
        width: 110,
      },
      fare('daytime'),
      fare('nighttime'),
      {
        id: 'upcoming',
        header: t('columns.upcoming'),
        cell: route => format.number(route.upcoming),
        align: 'end',
        sortable: true,
        width: 150,
      },
      {
        id: 'next',
        header: t('columns.next'),
        cell: route => (route.nextDate ? format.date(route.nextDate) : t('noDate')),
        sortable: true,
        width: 160,
      },
      {
        id: 'active',
        key: true,
        header: t('columns.active'),
        cell: ({ active }) => (
          <StatusBadge tone={active ? 'ok' : 'neutral'} label={t(active ? 'active' : 'inactive')} />
        ),
        width: 140,
      },
    ];
  }, [t, format]);
}
