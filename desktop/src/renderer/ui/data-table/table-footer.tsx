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
  setPage: (page: number) => void;
  setSize: (size: number) => void;
}

interface TableFooterProps {
  total: number | undefined;
  paging?: TablePage;
  /** Number of selected rows, 0 for none. */
  selected: number;
  /** Actions for the selected rows. */
  selectionActions?: ReactNode;
  columnChooser: ReactNode;
}

export function TableFooter({ total, paging, selected, selectionActions, columnChooser }: TableFooterProps) {
  const { t } = useTranslation('frame');
  const { number } = useFormat();
  return (
    <footer className={styles.footer}>
      <div className={styles.counts} aria-live="polite">
        {selected > 0
          ? t('table.selected', { count: selected })
          : total !== undefined && t('table.rows', { count: total, rows: number(total) })}
        {selected > 0 && selectionActions}
      </div>
      {paging && <Pages paging={paging} total={total ?? 0} />}
      {columnChooser}
    </footer>
  );
}

function Pages({ paging, total }: { paging: TablePage; total: number }) {
  const { t } = useTranslation('frame');
  const { number } = useFormat();
  const { page, size, setPage, setSize } = paging;
  const pages = Math.max(1, Math.ceil(total / size));
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
      <span>{t('table.page', { page: number(page), pages: number(pages) })}</span>
      <IconButton
        icon={ChevronRight}
        side="top"
        label={t('table.nextPage')}
        disabled={page >= pages}
        onClick={() => setPage(page + 1)}
      />
    </nav>
  );
}
