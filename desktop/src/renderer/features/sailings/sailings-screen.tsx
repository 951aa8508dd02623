/*
 * Sailings: list and calendar, planning, season workbooks, fares, disruptions, the queue, and messages to guests.
 */

import type { OfficeSailingPage } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CalendarDays, ChevronDown, FileDown, FileSpreadsheet, FileUp, List, Plus, Tags } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../lib/api/request.ts';
import { type ListState, useListState } from '../../lib/lists/use-list-state.ts';
import { serverToday } from '../../lib/server-time.ts';
import { can } from '../../lib/session.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Menu } from '../../ui/actions/menu.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { EmptyState } from '../../ui/status/state-panel.tsx';
import { MonthCalendar } from './calendar/month-calendar.tsx';
import { DisruptionWizard } from './disrupt/disruption-wizard.tsx';
import { SailingDrawer } from './drawer/sailing-drawer.tsx';
import { FaresWizard } from './fares/fares-wizard.tsx';
import { SailingFilters, type SailingFilterValues, sailingFilters } from './filters/sailing-filters.tsx';
import { useSailingColumns } from './list/use-sailing-columns.tsx';
import { NewSailingDialog } from './plan/new-sailing-dialog.tsx';
import { RepeatWizard } from './plan/repeat-wizard.tsx';
import { downloadTemplate } from './requests/season.ts';
import { ExportDialog } from './season/export-dialog.tsx';
import { ImportDialog } from './season/import-dialog.tsx';
import { useShownFailure } from './season/use-shown-failure.ts';
import { useSailingView } from './use-sailing-view.ts';

export type Planning =
  | { kind: 'new'; date: string | null }
  | { kind: 'repeat' | 'import' | 'export' | 'fares' | 'disrupt' };

/** The timetable: a month of sailings or a list of them, with all actions on a sailing. */
export default function SailingsScreen() {
  const { t } = useTranslation('sailings');
  const { view, month, open, show } = useSailingView();
  const today = serverToday();
  const list = useListState({ filters: { ...sailingFilters, from: today }, sort: 'departure' });
  const [planning, setPlanning] = useState<Planning | null>(null);
  const close = () => setPlanning(null);
  const plans = can('catalogue.manage');
  const shownMonth = month || today.slice(0, 7);
  return (
    <Screen fill>
      <PageHeader
        title={t('title')}
        meta={
          <>
            <IconButton
              icon={CalendarDays}
              label={t('view.calendar')}
              aria-pressed={view === 'calendar'}
              onClick={() => show({ view: 'calendar' })}
            />
            <IconButton
              icon={List}
              label={t('view.list')}
              aria-pressed={view === 'list'}
              onClick={() => show({ view: 'list' })}
            />
          </>
        }
        actions={
          plans && (
            <>
              <SeasonMenu onChoose={kind => setPlanning({ kind })} />
              <Button onClick={() => setPlanning({ kind: 'disrupt' })}>{t('disrupt.open')}</Button>
              <Button onClick={() => setPlanning({ kind: 'repeat' })}>{t('repeat')}</Button>
              <Button variant="primary" icon={Plus} onClick={() => setPlanning({ kind: 'new', date: null })}>
                {t('create')}
              </Button>
            </>
          )
        }
      />
      <SailingFilters list={list} withPeriod={view === 'list'} />
      {view === 'list' ? (
        <SailingList list={list} onOpen={id => show({ open: id })} />
      ) : (
        <MonthCalendar
          month={shownMonth}
          filters={list.filters}
          onMonth={next => show({ month: next })}
          onOpen={id => show({ open: id })}
          onAdd={plans ? date => setPlanning({ kind: 'new', date }) : undefined}
        />
      )}
      {open !== null && <SailingDrawer key={open} id={open} onClose={() => show({ open: null })} />}
      {planning?.kind === 'new' && <NewSailingDialog date={planning.date} onClose={close} />}
      {planning?.kind === 'repeat' && <RepeatWizard onClose={close} />}
      {planning?.kind === 'disrupt' && <DisruptionWizard kind="delay" onClose={close} />}
      {planning?.kind === 'fares' && <FaresWizard onClose={close} />}
      {planning?.kind === 'import' && <ImportDialog onClose={close} />}
      {planning?.kind === 'export' && <ExportDialog month={shownMonth} onClose={close} />}
    </Screen>
  );
}

interface SailingListProps {
  list: ListState<SailingFilterValues>;
  onOpen: (id: number) => void;
}

/** The sailings as a table. */
function SailingList({ list, onOpen }: SailingListProps) {
  const { t } = useTranslation('sailings');
  return (
    <DataTable
      id="sailings"
      label={t('title')}
      columns={useSailingColumns()}
      result={useSailings(list.query)}
      rowKey={sailing => String(sailing.id)}
      list={list}
      onOpen={sailing => onOpen(sailing.id)}
      empty={<EmptyState title={t('empty')} />}
    />
  );
}

const useSailings = (query: object) =>
  useQuery({
    queryKey: ['sailings', 'list', query],
    queryFn: ({ signal }) => request<OfficeSailingPage>('GET', '/office/sailings', { query, signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });

/** The actions on a whole season: import, export, and fares. */
function SeasonMenu({ onChoose }: { onChoose: (kind: 'import' | 'export' | 'fares') => void }) {
  const { t } = useTranslation(['sailings', 'fares']);
  const shown = useShownFailure();
  return (
    <Menu
      trigger={
        <Button icon={FileSpreadsheet} iconEnd={ChevronDown}>
          {t('wholeSeason')}
        </Button>
      }
      items={[
        [
          { id: 'import', label: t('import'), icon: FileUp, onSelect: () => onChoose('import') },
          { id: 'export', label: t('export'), icon: FileDown, onSelect: () => onChoose('export') },
        ],
        [{ id: 'fares', label: t('fares:many.open'), icon: Tags, onSelect: () => onChoose('fares') }],
        [
          {
            id: 'template',
            label: t('season.template'),
            icon: FileDown,
            onSelect: () => void shown(downloadTemplate()),
          },
        ],
      ]}
    />
  );
}
