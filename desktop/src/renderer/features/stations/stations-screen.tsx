/*
 * Workplaces: enrollment codes, gates and revocation.
 */

import type { OfficeStation, StationCode } from '@gangway/shared/contract/office/gate/stations.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filterFields } from '../../lib/lists/filter-fields.ts';
import { useListState } from '../../lib/lists/use-list-state.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { FilterBar } from '../../ui/layout/filter-bar.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { EmptyState } from '../../ui/status/state-panel.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { makeStationCode, revokeStation, useStations } from './requests/stations.ts';
import { useStationColumns } from './use-station-columns.tsx';

const filters = { search: '' };

/** The workplaces that may call the server as gates (R136): enrolled with a code, and revoked one by one. */
export default function StationsScreen() {
  const { t } = useTranslation('stations');
  const list = useListState({ filters, sort: 'seen', descending: true });
  const [code, setCode] = useState<StationCode | null>(null);
  const [revoking, setRevoking] = useState<OfficeStation | null>(null);
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    try {
      setCode(await makeStationCode());
    } catch (error) {
      toasts.show((error as Error).message, 'bad');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Screen fill>
      <PageHeader
        title={t('title')}
        actions={
          <Button variant="primary" icon={KeyRound} loading={busy} onClick={() => void make()}>
            {t('make')}
          </Button>
        }
      />
      <FilterBar active={list.filtered} onReset={list.resetFilters}>
        <SearchField {...filterFields(list).search('search', t('search'))} />
      </FilterBar>
      <DataTable
        id="stations"
        label={t('title')}
        columns={useStationColumns(setRevoking)}
        result={useStations(list.filters.search)}
        rowKey={({ id }) => id}
        empty={
          list.filtered ? (
            <EmptyState title={t('empty')} />
          ) : (
            <EmptyState title={t('none')} text={t('noneText')} />
          )
        }
      />
      {code && <CodeDialog code={code} onClose={() => setCode(null)} />}
      {revoking && <RevokeDialog station={revoking} onClose={() => setRevoking(null)} />}
    </Screen>
  );
}

function RevokeDialog({ station, onClose }: { station: OfficeStation; onClose: () => void }) {
  const { t } = useTranslation('stations');
  const name = station.name || t('unnamed');
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('revoke.title', { name })}
      consequence={t('revoke.consequence')}
      action={t('revoke.action')}
      destructive
      onConfirm={async () => {
        await revokeStation(station.id);
        toasts.show(t('revoke.done', { name }), 'ok');
      }}
    />
  );
}
