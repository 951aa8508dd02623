/*
 * Work that is left after a sailing was canceled or changed.
 */

import { worklistKinds } from '@gangway/shared/contract/base/vocabulary.ts';
import type { WorklistPage } from '@gangway/shared/contract/office/orders/worklist.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../lib/api/request.ts';
import { filterFields } from '../../lib/lists/filter-fields.ts';
import { useListState } from '../../lib/lists/use-list-state.ts';
import { useFormat } from '../../lib/use-format.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ListScreen } from '../../ui/layout/list-screen.tsx';
import { EmptyState } from '../../ui/status/state-panel.tsx';
import { useWorklistColumns } from './use-worklist-columns.tsx';

const filters = { state: '', kind: '', search: '' };

/** The open work after sailings were canceled, delayed or changed (R262): a line for each call, choice and payment. */
export default function WorklistScreen() {
  const { t } = useTranslation('worklist');
  const { number } = useFormat();
  const list = useListState({ filters, sort: 'urgent' });
  const filter = filterFields(list);
  const { sort: _, descending: __, ...query } = list.query;
  const worklist = useWorklist(query);
  const open = worklist.data?.open;
  const done = list.filters.state === 'done';
  return (
    <ListScreen
      title={t('title')}
      list={list}
      filters={
        <>
          <SearchField {...filter.search('search', t('search'))} />
          <SelectField
            {...filter.choice('state', t('state'), t('states.open'))}
            choices={[{ value: 'done', label: t('states.done') }]}
          />
          <SelectField
            {...filter.choice('kind', t('kind'), t('anyKind'))}
            choices={worklistKinds.map(kind => ({
              value: kind,
              label:
                open && !done
                  ? t('kindWithCount', { kind: t(`kinds.${kind}`), open: number(open[kind]) })
                  : t(`kinds.${kind}`),
            }))}
          />
        </>
      }
    >
      <DataTable
        id="worklist"
        label={t('title')}
        columns={useWorklistColumns(done)}
        result={worklist}
        rowKey={({ kind, number, sailing, amountSen }) => [kind, number, sailing.id, amountSen].join()}
        list={list}
        empty={<EmptyState title={t(list.filtered ? 'empty' : 'none')} />}
      />
    </ListScreen>
  );
}

/** Guests and colleagues change the list while the screen is open. */
const REFRESH_MS = 15_000;

const useWorklist = (query: object) =>
  useQuery({
    queryKey: ['worklist', query],
    queryFn: ({ signal }) => request<WorklistPage>('GET', '/office/worklist', { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    meta: { inline: true },
  });
