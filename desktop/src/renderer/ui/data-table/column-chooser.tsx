import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Columns3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Popover } from '../actions/popover.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import type { Column } from './column.ts';
import styles from './data-table.module.css';

interface ColumnChooserProps<Row> {
  columns: readonly Column<Row>[];
  shown: readonly Column<Row>[];
  onToggle: (id: string, on: boolean) => void;
  onReset: () => void;
}

/** Lets the user choose the columns of a table. */
export function ColumnChooser<Row>({ columns, shown, onToggle, onReset }: ColumnChooserProps<Row>) {
  const { t } = useTranslation('frame');
  return (
    <Popover
      label={t('table.columns')}
      align="end"
      trigger={
        <Button size="small" variant="quiet" icon={Columns3}>
          {t('table.columns')}
        </Button>
      }
    >
      <div className={styles.chooser}>
        {columns.map(column => (
          <Checkbox
            key={column.id}
            label={column.header}
            disabled={column.fixed}
            value={shown.includes(column)}
            onChange={on => onToggle(column.id, on)}
          />
        ))}
        <Button size="small" variant="quiet" onClick={onReset}>
          {t('table.usualColumns')}
        </Button>
      </div>
    </Popover>
  );
}
