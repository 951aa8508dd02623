/*
 * Ports.
 */

import type { OfficePort, OfficePortPage } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { countryName } from '@gangway/shared/i18n/countries.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../lib/api/request.ts';
import { filterFields } from '../../lib/lists/filter-fields.ts';
import { useListState } from '../../lib/lists/use-list-state.ts';
import { useFormat } from '../../lib/use-format.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { ListScreen } from '../../ui/layout/list-screen.tsx';
import { EmptyState } from '../../ui/status/state-panel.tsx';
import { PortDrawer } from './port-drawer.tsx';

const filters = { search: '' };

/** The ports that routes start and end at. */
export default function PortsScreen() {
  const { t } = useTranslation('ports');
  const list = useListState({ filters, sort: 'name' });
  const filter = filterFields(list);
  const ports = usePorts(list.query);
  const [open, setOpen] = useState<OfficePort | 'new' | null>(null);
  return (
    <ListScreen
      title={t('title')}
      add={{ label: t('add'), onClick: () => setOpen('new') }}
      list={list}
      filters={<SearchField {...filter.search('search', t('search'))} />}
    >
      <DataTable
        id="ports"
        label={t('title')}
        columns={useColumns()}
        result={ports}
        rowKey={port => String(port.id)}
        list={list}
        onOpen={setOpen}
        empty={<EmptyState title={list.filtered ? t('empty') : t('none')} />}
      />
      {open && <PortDrawer port={open === 'new' ? undefined : open} onClose={() => setOpen(null)} />}
    </ListScreen>
  );
}

function useColumns(): Column<OfficePort>[] {
  const { t } = useTranslation('ports');
  const { text, number, language } = useFormat();
  return useMemo(
    () => [
      { id: 'name', header: t('columns.name'), cell: port => text(port.name), sortable: true, fixed: true },
      { id: 'code', header: t('columns.code'), cell: port => port.code, sortable: true, width: 180 },
      {
        id: 'country',
        header: t('columns.country'),
        cell: port => countryName(port.country, language),
        sortable: true,
        width: 180,
      },
      {
        id: 'position',
        header: t('columns.position'),
        cell: ({ position }) => (position ? degrees(position) : t('noPosition')),
        width: 180,
      },
      {
        id: 'routes',
        header: t('columns.routes'),
        cell: port => number(port.routes),
        align: 'end',
        sortable: true,
        width: 120,
      },
    ],
    [t, text, number, language],
  );
}

/** "5.418, 100.347": three decimals, about a hundred meters. */
const degrees = ({ latitude, longitude }: NonNullable<OfficePort['position']>): string =>
  `${latitude.toFixed(3)}, ${longitude.toFixed(3)}`;

const usePorts = (query: object) =>
  useQuery({
    queryKey: ['ports', query],
    queryFn: ({ signal }) => request<OfficePortPage>('GET', '/office/ports', { query, signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });
