import type { GateConflict } from '@gangway/shared/contract/office/gate/gate.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateEvents } from '../../lib/events/use-gate-events.ts';
import { useListState } from '../../lib/lists/use-list-state.ts';
import { can } from '../../lib/session.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { EmptyState } from '../../ui/status/state-panel.tsx';
import { ConflictDrawer } from './conflict-drawer.tsx';
import { ConflictFilters, filters } from './conflict-filters.tsx';
import { conflictsQuery } from './requests/conflicts.ts';
import { ResolveSelected } from './resolve-selected.tsx';
import { useConflictColumns } from './use-conflict-columns.tsx';

/** What gates that were apart let in against each other or the server, until a supervisor has looked at it (R109). */
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
