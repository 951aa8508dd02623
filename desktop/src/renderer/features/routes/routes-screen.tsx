/*
 * Routes, their fares, and fare rules by weekday and season.
 */

import type { OfficeRoute, OfficeRoutePage } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../lib/api/request.ts';
import { filterFields } from '../../lib/lists/filter-fields.ts';
import { useListState } from '../../lib/lists/use-list-state.ts';
import { leave } from '../../lib/page/leave-guard.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Tabs } from '../../ui/actions/tabs.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { Drawer } from '../../ui/dialogs/dialog.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ListScreen } from '../../ui/layout/list-screen.tsx';
import { EmptyState } from '../../ui/status/state-panel.tsx';
import { NewRouteDrawer } from './new-route-drawer.tsx';
import { RouteDetailsForm } from './route-details-form.tsx';
import { RouteFaresForm } from './route-fares-form.tsx';
import { FareRulesForm } from './rules/fare-rules-form.tsx';
import { useRouteColumns } from './use-route-columns.tsx';

const filters = { search: '', active: '' };

/** The routes, with their fares. */
export default function RoutesScreen() {
  const { t } = useTranslation('routes');
  const list = useListState({ filters, sort: 'name' });
  const filter = filterFields(list);
  const routes = useRoutes(list.query);
  const [open, setOpen] = useState<OfficeRoute['id'] | 'new' | null>(null);
  const shown = routes.data?.items.find(({ id }) => id === open);
  return (
    <ListScreen
      title={t('title')}
      add={{ label: t('add'), onClick: () => setOpen('new') }}
      list={list}
      filters={
        <>
          <SearchField {...filter.search('search', t('search'))} />
          <SelectField
            {...filter.choice('active', t('columns.active'), t('anyState'))}
            choices={[
              { value: 'true', label: t('active') },
              { value: 'false', label: t('inactive') },
            ]}
          />
        </>
      }
    >
      <DataTable
        id="routes"
        label={t('title')}
        columns={useRouteColumns()}
        result={routes}
        rowKey={route => String(route.id)}
        list={list}
        onOpen={route => setOpen(route.id)}
        empty={<EmptyState title={list.filtered ? t('empty') : t('none')} />}
      />
      {open === 'new' && <NewRouteDrawer onClose={() => setOpen(null)} />}
      {shown && <RouteDrawer key={shown.id} route={shown} onClose={() => setOpen(null)} />}
    </ListScreen>
  );
}

const useRoutes = (query: object) =>
  useQuery({
    queryKey: ['routes', query],
    queryFn: ({ signal }) => request<OfficeRoutePage>('GET', '/office/routes', { query, signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });

/** A route with its fares and details. */
function RouteDrawer({ route, onClose }: { route: OfficeRoute; onClose: () => void }) {
  const { t } = useTranslation(['routes', 'fares']);
  const { text } = useFormat();
  const [side, setSide] = useState<'fares' | 'rules' | 'details'>('fares');
  const name = `${text(route.departure.name)} → ${text(route.destination.name)}`;
  return (
    <Drawer open onClose={() => leave(onClose)} title={name}>
      <Tabs
        label={t('sides')}
        value={side}
        onChange={next => leave(() => setSide(next))}
        tabs={[
          { value: 'fares', label: t('fares'), content: <RouteFaresForm route={route} /> },
          { value: 'rules', label: t('fares:rules.tab'), content: <FareRulesForm route={route} /> },
          {
            value: 'details',
            label: t('details'),
            content: <RouteDetailsForm route={route} name={name} onSaved={onClose} />,
          },
        ]}
      />
    </Drawer>
  );
}
