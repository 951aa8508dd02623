import { classNames } from '@gangway/shared/ui/class-names.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPreference, savePreference } from '../../lib/preferences/stored-preference.ts';
import { ScrollFrame } from '../layout/scroll-frame.tsx';
import { ErrorState } from '../status/state-panel.tsx';
import {
  type Column,
  fittingColumns,
  leastWidth,
  shownColumns,
  tightWidths,
  withRoomForAmounts,
} from './column.ts';
import { ColumnChooser } from './column-chooser.tsx';
import styles from './data-table.module.css';
import { TICK_WIDTH } from './staying.ts';
import { TableFooter, type TablePage, type TableRows } from './table-footer.tsx';
import { TableHead, type TableOrder } from './table-head.tsx';
import { LoadingRows, TableRow } from './table-row.tsx';
import { useRowKeys } from './use-row-keys.ts';

/** The parts of a react-query result that a table needs. */
export interface TableResult<Row> {
  data?: TableRows & { items: readonly Row[] };
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Selection {
  keys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
  /** Actions for the selected rows: buttons beside their number. */
  actions?: ReactNode;
}

export interface DataTableProps<Row> {
  /** Id under which the shown columns are stored: `orders`. */
  id: string;
  /** Accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  result: TableResult<Row>;
  rowKey: (row: Row) => string;
  /** Order and page, as returned by `useListState`. Without it all rows are shown, in the given order. */
  list?: TableOrder & TablePage & { query?: object };
  /** Called on Enter in a row or a click on it. */
  onOpen?: (row: Row) => void;
  selection?: Selection;
  /** Shown when there are no rows. */
  empty: ReactNode;
  /** Highlights a row that needs attention. */
  rowTone?: (row: Row) => 'warn' | 'bad' | undefined;
}

const NO_ROWS: readonly never[] = [];

/** A table for thousands of rows: only visible rows are rendered. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { id, label, columns, result, rowKey, list, onOpen, selection, empty, rowTone } = props;
  const { t } = useTranslation('frame');
  const frame = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const rows = result.data?.items ?? NO_ROWS;
  const { shown, widths, withoutRoom, wantsAll, setWantsAll, toggle, reset } = useColumns(
    id,
    useMemo(() => withRoomForAmounts(columns, rows), [columns, rows]),
    useWidth(frame) - (selection ? TICK_WIDTH : 0),
  );
  const rowHeight = useRowHeight();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    // The sticky header covers the height of one row.
    scrollMargin: rowHeight,
    scrollPaddingStart: rowHeight,
    overscan: 12,
  });

  const keys = rows.map(rowKey);
  const select = (on: boolean, ...some: string[]) => {
    const next = new Set(selection?.keys);
    for (const key of some) on ? next.add(key) : next.delete(key);
    selection?.onChange(next);
  };
  const ticked = keys.filter(key => selection?.keys.has(key)).length;
  const rowKeys = useRowKeys(body, {
    count: rows.length,
    pageRows: () => Math.max(1, Math.floor((frame.current?.clientHeight ?? 0) / rowHeight) - 2),
    scrollTo: index => virtual.scrollToIndex(index),
    open: onOpen && (index => rows[index] !== undefined && onOpen(rows[index])),
    toggle: selection && (index => select(!selection.keys.has(keys[index] ?? ''), keys[index] ?? '')),
  });

  // A changed query scrolls back to the first row.
  const listQuery = JSON.stringify(list?.query ?? [list?.sort, list?.descending, list?.page]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the query changes
  useEffect(() => {
    frame.current?.scrollTo({ top: 0 });
    rowKeys.setActive(0);
  }, [listQuery]);

  const minWidth = shown.reduce(
    (sum, column, index) => sum + (widths?.[index] ?? leastWidth(column)),
    selection ? TICK_WIDTH : 0,
  );
  const drawn = virtual.getVirtualItems();
  const above = (drawn[0]?.start ?? rowHeight) - rowHeight;
  const below = virtual.getTotalSize() - ((drawn.at(-1)?.end ?? rowHeight) - rowHeight);
  const waiting = !result.data && !result.error;
  return (
    <div className={styles.table}>
      <ScrollFrame className={styles.frame} ref={frame}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose rows have keys of their own
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-busy={result.isFetching}
          className={widths ? styles.tight : undefined}
          style={{ minWidth }}
        >
          <colgroup>
            {selection && <col style={{ width: TICK_WIDTH }} />}
            {shown.map((column, index) => (
              <col key={column.id} style={{ width: widths?.[index] ?? column.width }} />
            ))}
          </colgroup>
          <TableHead
            columns={shown}
            order={list}
            selected={selection && (ticked === 0 ? 'none' : ticked === rows.length ? 'all' : 'some')}
            onSelectAll={on => select(on, ...keys)}
          />
          <tbody ref={body} onKeyDown={rowKeys.press}>
            {waiting && <LoadingRows columns={shown} ticks={selection !== undefined} label={t('loading')} />}
            {above > 0 && <Gap height={above} />}
            {drawn.map(({ index }) => {
              const row = rows[index];
              const key = keys[index];
              if (row === undefined || key === undefined) return null;
              return (
                <TableRow
                  key={key}
                  row={row}
                  index={index}
                  columns={shown}
                  active={index === rowKeys.active}
                  tone={rowTone?.(row)}
                  selected={selection?.keys.has(key)}
                  onSelect={on => select(on, key)}
                  onFocus={() => rowKeys.setActive(index)}
                  onOpen={onOpen}
                />
              );
            })}
            {below > 0 && <Gap height={below} />}
          </tbody>
        </table>
        {result.error && !result.data && <ErrorState error={result.error} onRetry={result.refetch} />}
        {result.data && rows.length === 0 && empty}
        <div className={classNames(styles.working, result.isFetching && styles.visible)} aria-hidden />
      </ScrollFrame>
      <TableFooter
        rows={result.data}
        paging={list}
        // Includes selected rows on other pages, because actions apply to all of them.
        selected={selection?.keys.size ?? 0}
        selectionActions={selection?.actions}
        columnChooser={
          <>
            {withoutRoom > 0 && (
              <Button size="small" variant="quiet" onClick={() => setWantsAll(!wantsAll)}>
                {wantsAll ? t('table.fewerColumns') : t('table.moreColumns', { count: withoutRoom })}
              </Button>
            )}
            <ColumnChooser columns={columns} shown={shown} onToggle={toggle} onReset={reset} />
          </>
        }
      />
    </div>
  );
}

/** Empty space in place of the rows that are not rendered. */
function Gap({ height }: { height: number }) {
  return <tr aria-hidden style={{ height }} />;
}

/** The height of a row in pixels, from the CSS tokens: larger for touch. */
function useRowHeight(): number {
  const height = useRef(0);
  if (height.current === 0)
    height.current = Number.parseInt(
      getComputedStyle(document.documentElement).getPropertyValue('--row'),
      10,
    );
  return height.current;
}

type Chosen = Readonly<Record<string, boolean>>;

const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' && value !== null && Object.values(value).every(on => typeof on === 'boolean');

/**
 * The shown columns of a table; the user's choice is stored under the table's id. If they need more than `width`
 * pixels, the less important ones are left out until the user requests all.
 */
function useColumns<Row>(tableId: string, columns: readonly Column<Row>[], width: number) {
  const key = `columns.${tableId}`;
  const [chosen, setChosen] = useState<Chosen>(() => loadPreference(key, {}, isChosen));
  const [wantsAll, setWantsAll] = useState(false);
  const keep = (next: Chosen) => {
    setChosen(next);
    savePreference(key, next);
  };
  const usual = shownColumns(columns, chosen);
  const fitting = fittingColumns(usual, chosen, width);
  return {
    shown: wantsAll ? usual : fitting,
    /** The widths of the shown columns, if they had to shrink. */
    widths: wantsAll ? null : tightWidths(fitting, width),
    /** How many columns do not fit, whether they are shown or not. */
    withoutRoom: usual.length - fitting.length,
    wantsAll,
    setWantsAll,
    toggle: (id: string, on: boolean) => keep({ ...chosen, [id]: on }),
    reset: () => keep({}),
  };
}

/** The current width of an element in pixels; infinite before it is rendered. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    setWidth(current.clientWidth);
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
