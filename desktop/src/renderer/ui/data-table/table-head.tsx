import { classNames } from '@gangway/shared/ui/class-names.ts';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../fields/checkbox.tsx';
import { IconView } from '../icon.tsx';
import type { Column } from './column.ts';
import styles from './data-table.module.css';
import { type Staying, staysAt } from './staying.ts';

/** The current sort order, and the function that changes it. */
export interface TableOrder {
  sort: string;
  descending: boolean;
  sortBy: (column: string) => void;
}

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  order?: TableOrder;
  /** Whether all, some or none of the rows are selected; absent if rows cannot be selected. */
  selected?: 'all' | 'some' | 'none';
  onSelectAll: (on: boolean) => void;
}

export function TableHead<Row>({ columns, order, selected, onSelectAll }: TableHeadProps<Row>) {
  const { t } = useTranslation('frame');
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selected && (
          <th scope="col" data-stays className={styles.tickCell}>
            <Checkbox
              label={t('table.selectAll')}
              hideLabel
              value={selected === 'all'}
              mixed={selected === 'some'}
              onChange={onSelectAll}
            />
          </th>
        )}
        {columns.map((column, index) => (
          <HeadCell
            key={column.id}
            column={column}
            order={order}
            stays={index === 0 ? staysAt(selected !== undefined) : undefined}
          />
        ))}
      </tr>
    </thead>
  );
}

function HeadCell<Row>({
  column,
  order,
  stays,
}: {
  column: Column<Row>;
  order?: TableOrder;
  stays?: Staying;
}) {
  const { id, header, align, sortable } = column;
  const className = classNames(align === 'end' && styles.end);
  if (!sortable || !order)
    return (
      <th scope="col" className={className} {...stays}>
        {header}
      </th>
    );
  const active = order.sort === id;
  const direction = order.descending ? 'descending' : 'ascending';
  const arrow = order.descending ? ArrowDown : ArrowUp;
  return (
    <th scope="col" className={className} aria-sort={active ? direction : undefined} {...stays}>
      <button type="button" className={styles.sort} onClick={() => order.sortBy(id)}>
        {header}
        <IconView
          icon={active ? arrow : ChevronsUpDown}
          size={13}
          className={active ? undefined : styles.faint}
        />
      </button>
    </th>
  );
}
