import type { OfficeRoomType } from '@gangway/shared/contract/office/fleet/room-types.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { filterFields } from '../../lib/lists/filter-fields.ts';
import type { ListState } from '../../lib/lists/use-list-state.ts';
import { useFormat } from '../../lib/use-format.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { FilterBar } from '../../ui/layout/filter-bar.tsx';
import { EmptyState } from '../../ui/status/state-panel.tsx';
import { type CapacityLabel, capacityLabels } from './names/capacity-labels.ts';
import { useAmenityName } from './names/use-amenity-name.ts';
import { roomTypesQuery } from './requests/room-types.ts';
import styles from './room-types.module.css';

interface TypesTableProps {
  list: ListState<{ search: string; hasWindow: string; tab: string }>;
  onOpen: (type: OfficeRoomType) => void;
}

export function TypesTable({ list, onOpen }: TypesTableProps) {
  const { t } = useTranslation('room-types');
  const { text, enumerate } = useFormat();
  const amenityName = useAmenityName();
  const { tab: _, ...query } = list.query;
  const result = useQuery(roomTypesQuery(query));
  const columns: Column<OfficeRoomType>[] = [
    { id: 'code', header: t('code'), cell: type => type.code, width: 110, sortable: true, fixed: true },
    { id: 'name', header: t('name'), cell: type => text(type.name), width: 180 },
    {
      id: 'beds',
      header: t('beds'),
      cell: type => t(`capacity.${capacityLabels[type.capacityLabel as CapacityLabel]}`),
      width: 130,
    },
    {
      id: 'maxOccupancy',
      header: t('occupancy'),
      cell: type => type.maxOccupancy,
      width: 130,
      align: 'end',
      sortable: true,
    },
    {
      id: 'window',
      header: t('window'),
      cell: type => t(type.hasWindow ? 'hasWindow' : 'noWindow'),
      width: 140,
    },
    { id: 'amenities', header: t('amenities'), cell: type => enumerate(type.amenities.map(amenityName)) },
    { id: 'rooms', header: t('rooms'), cell: type => type.rooms, width: 90, align: 'end', sortable: true },
  ];
  const { filters, setFilters } = list;
  const filter = filterFields(list);
  return (
    <div className={styles.types}>
      <FilterBar
        active={filters.search !== '' || filters.hasWindow !== ''}
        onReset={() => setFilters({ search: '', hasWindow: '' })}
      >
        <SearchField {...filter.search('search', t('search'))} />
        <SelectField
          {...filter.choice('hasWindow', t('window'), t('anyWindow'))}
          choices={[
            { value: 'true', label: t('hasWindow') },
            { value: 'false', label: t('noWindow') },
          ]}
        />
      </FilterBar>
      <DataTable
        id="room-types"
        label={t('table')}
        columns={columns}
        result={result}
        rowKey={type => String(type.id)}
        list={list}
        onOpen={onOpen}
        empty={<EmptyState title={t('none')} />}
      />
    </div>
  );
}
