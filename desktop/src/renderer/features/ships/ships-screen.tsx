/*
 * Ships and their pictures.
 */

import { shipStatuses } from '@gangway/shared/contract/base/vocabulary.ts';
import type { OfficeShip } from '@gangway/shared/contract/office/fleet/ships.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filterFields } from '../../lib/lists/filter-fields.ts';
import { useListState } from '../../lib/lists/use-list-state.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ListScreen } from '../../ui/layout/list-screen.tsx';
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
    <ListScreen
      title={t('title')}
      add={{ label: t('new'), onClick: () => setOpen(null) }}
      list={list}
      filters={
        <>
          <SearchField {...filter.search('search', t('search'))} />
          <SelectField
            {...filter.choice('status', t('status'), t('anyStatus'))}
            choices={shipStatuses.map(status => ({ value: status, label: t(`statuses.${status}`) }))}
          />
        </>
      }
    >
      <ShipsTable result={result} list={list} onOpen={setOpen} />
      {open !== undefined && <ShipDrawer ship={open} onSaved={setOpen} onClose={() => setOpen(undefined)} />}
    </ListScreen>
  );
}
