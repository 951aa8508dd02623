/*
 * Room types, their amenities and their prices as a table.
 */

import type { OfficeRoomType } from '@gangway/shared/contract/office/fleet/room-types.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListState } from '../../lib/lists/use-list-state.ts';
import { leave } from '../../lib/page/leave-guard.ts';
import { Tabs } from '../../ui/actions/tabs.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { SkeletonLines } from '../../ui/status/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/status/state-panel.tsx';
import { PriceTable } from './prices/price-table.tsx';
import { everyRoomTypeQuery } from './requests/room-types.ts';
import { TypeDrawer } from './type-form/type-drawer.tsx';
import { TypesTable } from './types-table.tsx';

/** Room types, and their prices by weekday and session. */
export default function RoomTypesScreen() {
  const { t } = useTranslation('room-types');
  const list = useListState({ filters: { search: '', hasWindow: '', tab: '' }, sort: 'code' });
  const every = useQuery(everyRoomTypeQuery());
  /** `undefined`: no form; `null`: a new type. */
  const [open, setOpen] = useState<OfficeRoomType | null | undefined>(undefined);
  const types = every.data?.items ?? [];
  const prices = (
    <>
      {every.error && <ErrorState error={every.error} onRetry={every.refetch} />}
      {every.isLoading && <SkeletonLines lines={12} />}
      {every.data && types.length === 0 && <EmptyState title={t('none')} />}
      {types.length > 0 && <PriceTable types={types} />}
    </>
  );
  return (
    <Screen>
      <PageHeader
        title={t('title')}
        actions={
          <Button variant="primary" icon={Plus} onClick={() => setOpen(null)}>
            {t('new')}
          </Button>
        }
      />
      <Tabs
        label={t('tabs.label')}
        value={list.filters.tab || 'types'}
        onChange={tab => leave(() => list.setFilters({ tab: tab === 'types' ? '' : tab }))}
        tabs={[
          {
            value: 'types',
            label: t('tabs.types'),
            count: every.data?.total,
            content: <TypesTable list={list} onOpen={setOpen} />,
          },
          { value: 'prices', label: t('tabs.prices'), content: prices },
        ]}
      />
      {open !== undefined && (
        <TypeDrawer key={open?.id} type={open ?? undefined} onClose={() => setOpen(undefined)} />
      )}
    </Screen>
  );
}
