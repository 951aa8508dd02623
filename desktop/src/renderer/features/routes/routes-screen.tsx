import type { OfficeRoute } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filterFields } from '../../lib/lists/filter-fields.ts';
import { useListState } from '../../lib/lists/use-list-state.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ListScreen } from '../../ui/layout/list-screen.tsx';
import { EmptyState } from '../../ui/status/state-panel.tsx';
import { NewRouteDrawer } from './new-route-drawer.tsx';
import { useRoutes } from './requests/list-routes.ts';
import { RouteDrawer } from './route-drawer.tsx';
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
            {...filter.one('active', t('columns.active'), t('anyState'))}
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
