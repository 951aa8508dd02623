/*
 * Scans that contradict each other, and how a supervisor resolves them.
 */

import { conflictStatuses } from '@gangway/shared/contract/base/vocabulary.ts';
import type { GateConflict } from '@gangway/shared/contract/office/gate/gate.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateEvents } from '../../lib/events/use-gate-events.ts';
import { filterFields } from '../../lib/lists/filter-fields.ts';
import { type ListState, useListState } from '../../lib/lists/use-list-state.ts';
import { can } from '../../lib/session.ts';
import { useFormat } from '../../lib/use-format.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import { Drawer } from '../../ui/dialogs/dialog.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { FilterBar } from '../../ui/layout/filter-bar.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { EmptyState } from '../../ui/status/state-panel.tsx';
import { ConflictDrawer } from './conflict-drawer.tsx';
import { conflictsQuery, sailingsOfDayQuery } from './requests/conflicts.ts';
import { ResolveForm } from './resolve-form.tsx';
import { useConflictColumns } from './use-conflict-columns.tsx';

/**
 * Boardings by offline gates that conflict with each other or the server, until a supervisor has resolved them (R109).
 */
export default function ConflictsScreen() {
  const { t } = useTranslation('boarding-conflicts');
  const list = useListState({ filters, sort: 'opened', descending: true });
  const { departure: _, ...query } = list.query;
  const result = useQuery(conflictsQuery(query));
  const [shown, setShown] = useState<GateConflict | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  useGateEvents();
  return (
    <Screen fill>
      <PageHeader title={t('title')} />
      <ConflictFilters list={list} />
      <DataTable
        id="boarding-conflicts"
        label={t('title')}
        columns={useConflictColumns()}
        result={result}
        rowKey={({ id }) => id}
        list={list}
        onOpen={setShown}
        rowTone={({ resolution }) => (resolution ? undefined : 'warn')}
        {...(can('boarding.override') && {
          selection: {
            keys: selected,
            onChange: setSelected,
            actions: <ResolveSelected ids={[...selected]} onDone={() => setSelected(new Set())} />,
          },
        })}
        empty={
          list.filtered ? (
            <EmptyState title={t('noneFound')} />
          ) : (
            <EmptyState title={t('none')} text={t('noneText')} />
          )
        }
      />
      {shown && <ConflictDrawer conflict={shown} onClose={() => setShown(null)} />}
    </Screen>
  );
}

/** Initially the list shows open conflicts. */
const filters = { state: 'open', departure: '', sailing: '' };

function ConflictFilters({ list }: { list: ListState<typeof filters> }) {
  const { t } = useTranslation('boarding-conflicts');
  const { t: frame } = useTranslation('frame');
  const { time } = useFormat();
  const filter = filterFields(list);
  const { departure } = list.filters;
  const sailings = useQuery(sailingsOfDayQuery(departure)).data ?? [];
  return (
    <FilterBar active={list.filtered} onReset={list.resetFilters}>
      <SelectField
        {...filter.choice('state', t('filter.state'), t('filter.allStates'))}
        choices={conflictStatuses.map(value => ({ value, label: t(`state.${value}`) }))}
      />
      <DateField {...filter.day('departure', t('filter.departure'), { sailing: '' })} />
      <SelectField
        {...filter.choice('sailing', t('filter.sailing'), t('filter.anySailing'))}
        disabled={departure === ''}
        choices={sailings.map(({ id, ship, session, departsAt }) => ({
          value: String(id),
          label: `${ship}, ${frame(`session.${session}`)} ${time(departsAt)}`,
        }))}
      />
    </FilterBar>
  );
}

/** Resolves the selected conflicts with one finding: a gate with a wrong clock causes hundreds of the same kind. */
function ResolveSelected({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('boarding-conflicts');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t('resolve.selected')}
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={t('resolve.selectedTitle', { count: ids.length })}
        description={t('resolve.selectedText')}
      >
        <ResolveForm
          conflictIds={ids}
          onResolved={() => {
            setOpen(false);
            onDone();
          }}
        />
      </Drawer>
    </>
  );
}
