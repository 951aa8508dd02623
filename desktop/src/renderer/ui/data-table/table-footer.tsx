import { classNames } from '@gangway/shared/ui/class-names.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageSizes } from '../../lib/lists/list-query.ts';
import { useFormat } from '../../lib/use-format.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { SelectField } from '../fields/select-field.tsx';
import styles from './data-table.module.css';

/** The current page, and the function that changes it. */
export interface TablePage {
  page: number;
  size: number;
  setPage: (page: number, after?: string) => void;
  setSize: (size: number) => void;
}

/** How many rows there are. */
export interface TableRows {
  total: number;
  /** False if there are more rows than were counted. */
  totalIsExact?: boolean;
  /** The page of these rows, and the key of the next page. */
  page?: number;
  next?: string | null;
}

interface TableFooterProps {
  rows: TableRows | undefined;
  paging?: TablePage;
  /** Number of selected rows, 0 for none. */
  selected: number;
  /** Actions for the selected rows. */
  selectionActions?: ReactNode;
  columnChooser: ReactNode;
}

export function TableFooter({ rows, paging, selected, selectionActions, columnChooser }: TableFooterProps) {
  const { t } = useTranslation('frame');
  const { number } = useFormat();
  return (
    <footer className={styles.footer}>
      <div className={classNames(styles.counts, selected > 0 && styles.choosing)} aria-live="polite">
        {selected > 0
          ? t('table.selected', { count: selected })
          : rows && t('table.rows', { count: rows.total, rows: counted(rows, number(rows.total)) })}
        {selected > 0 && selectionActions}
      </div>
      {paging && <Pages paging={paging} rows={rows ?? { total: 0 }} />}
      {columnChooser}
    </footer>
  );
}

/** `10,000+` if there are more rows than were counted. */
const counted = ({ totalIsExact = true }: TableRows, number: string) =>
  totalIsExact ? number : `${number}+`;

function Pages({ paging, rows }: { paging: TablePage; rows: TableRows }) {
  const { t } = useTranslation('frame');
  const { number } = useFormat();
  const { page, size, setPage, setSize } = paging;
  const pages = Math.max(page, Math.ceil(rows.total / size), 1);
  // The rows of the previous page stay visible until these are loaded: their key leads to this page, not to the next.
  const next = rows.page === page ? (rows.next ?? undefined) : undefined;
  return (
    <nav className={styles.pages} aria-label={t('table.pages')}>
      <SelectField
        label={t('table.size')}
        hideLabel
        value={String(size)}
        choices={pageSizes.map(choice => ({
          value: String(choice),
          label: t('table.perPage', { count: choice }),
        }))}
        onChange={choice => setSize(Number(choice))}
      />
      <IconButton
        icon={ChevronLeft}
        side="top"
        label={t('table.previousPage')}
        disabled={page <= 1}
        onClick={() => setPage(page - 1)}
      />
      <span>{t('table.page', { page: number(page), pages: counted(rows, number(pages)) })}</span>
      <IconButton
        icon={ChevronRight}
        side="top"
        label={t('table.nextPage')}
        disabled={page >= pages && (rows.totalIsExact !== false || next === undefined)}
        onClick={() => setPage(page + 1, next)}
      />
    </nav>
  );
}
