import { classNames } from '@gangway/shared/ui/class-names.ts';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../fields/checkbox.tsx';
import { Skeleton } from '../status/skeleton.tsx';
import type { Column } from './column.ts';
import styles from './data-table.module.css';
import { staysAt } from './staying.ts';

interface TableRowProps<Row> {
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  /** The row is the table's only tab stop. */
  active: boolean;
  tone?: 'warn' | 'bad';
  /** Absent if rows cannot be selected. */
  selected?: boolean;
  onSelect: (on: boolean) => void;
  onFocus: () => void;
  onOpen?: (row: Row) => void;
}

export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, index, columns, active, tone, selected, onSelect, onFocus, onOpen } = props;
  const { t } = useTranslation('frame');
  const click = (event: MouseEvent<HTMLElement>) => {
    const control = (event.target as Element).closest('a, button, input, label, select');
    // Selecting text in a row to copy it must not open the row.
    if (!control && getSelection()?.isCollapsed !== false) onOpen?.(row);
  };
  return (
    <tr
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={selected}
      tabIndex={active ? 0 : -1}
      className={classNames(onOpen && styles.opens, tone && styles[tone])}
      onFocus={onFocus}
      onClick={click}
    >
      {selected !== undefined && (
        <td data-stays className={styles.tickCell}>
          <Checkbox
            label={t('table.selectRow', { row: index + 1 })}
            hideLabel
            tabIndex={-1}
            value={selected}
            onChange={onSelect}
          />
        </td>
      )}
      {columns.map((column, index) => {
        const content = column.cell(row);
        return (
          <td
            key={column.id}
            className={classNames(column.align === 'end' && styles.end)}
            {...(index === 0 && staysAt(selected !== undefined))}
            // Shows the whole text where the column truncates it.
            title={typeof content === 'string' ? content : undefined}
          >
            {column.least ? <div className={styles.shrinks}>{content}</div> : content}
          </td>
        );
      })}
    </tr>
  );
}

const WAITING_ROWS = 8;

/** Placeholder rows while loading, so that the layout does not jump. */
export function LoadingRows<Row>(props: { columns: readonly Column<Row>[]; ticks: boolean; label: string }) {
  const { columns, ticks, label } = props;
  return Array.from({ length: WAITING_ROWS }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows have no id
    <tr key={row} aria-label={row === 0 ? label : undefined} aria-hidden={row === 0 ? undefined : true}>
      {ticks && <td className={styles.tickCell} />}
      {columns.map(column => (
        <td key={column.id} className={classNames(column.align === 'end' && styles.end)}>
          <Skeleton width={column.align === 'end' ? 6 : 8 + ((row * 5 + column.id.length * 3) % 9)} />
        </td>
      ))}
    </tr>
  ));
}
