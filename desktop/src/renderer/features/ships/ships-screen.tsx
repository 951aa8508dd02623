import { shipStatuses } from '@gangway/shared/contract/base/vocabulary.ts';
import type { OfficeShip } from '@gangway/shared/contract/office/fleet/ships.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filterFields } from '../../lib/lists/filter-fields.ts';
import { useListState } from '../../lib/lists/use-list-state.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { FilterBar } from '../../ui/layout/filter-bar.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { shipsQuery } from './requests/ships.ts';
import { ShipDrawer } from './ship-form/ship-drawer.tsx';
import { ShipsTable } from './ships-table.tsx';

/** The fleet (R31). */
export default function ShipsScreen() {
  const { t } = useTranslation('ships');
  const list = useListState({ filters: { search: '', status: '' }, sort: 'weight' });
  const filter = filterFields(list);
  const result = useQuery(shipsQuery(list.query));
  /** `undefined`: no form; `null`: a new ship. */
  const [open, setOpen] = useState<OfficeShip | null | undefined>(undefined);
  return (
    <Screen fill>
      <PageHeader
        title={t('title')}
        actions={
          <Button variant="primary" icon={Plus} onClick={() => setOpen(null)}>
            {t('new')}
          </Button>
        }
      />
      <FilterBar active={list.filtered} onReset={list.resetFilters}>
        <SearchField {...filter.search('search', t('search'))} />
        <SelectField
          {...filter.one('status', t('status'), t('anyStatus'))}
          choices={shipStatuses.map(status => ({ value: status, label: t(`statuses.${status}`) }))}
        />
      </FilterBar>
      <ShipsTable result={result} list={list} onOpen={setOpen} />
      {open !== undefined && <ShipDrawer ship={open} onSaved={setOpen} onClose={() => setOpen(undefined)} />}
    </Screen>
  );
}
