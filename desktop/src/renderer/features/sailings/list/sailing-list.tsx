import { useTranslation } from 'react-i18next';
import type { ListState } from '../../../lib/lists/use-list-state.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/status/state-panel.tsx';
import type { SailingFilterValues } from '../filters/sailing-filters.tsx';
import { useSailings } from '../requests/list-sailings.ts';
import { useSailingColumns } from './use-sailing-columns.tsx';

interface SailingListProps {
  list: ListState<SailingFilterValues>;
  onOpen: (id: number) => void;
}

/** The sailings as a table. */
export function SailingList({ list, onOpen }: SailingListProps) {
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
