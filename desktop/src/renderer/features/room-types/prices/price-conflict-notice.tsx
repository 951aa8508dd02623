import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import type { PriceConflict } from './price-conflicts.ts';
import styles from './price-table.module.css';
import { useCellName } from './use-cell-name.ts';
import type { PriceLine } from './use-price-sheet.ts';

/** Number of conflicts that the notice lists; the table marks all of them. */
const NAMED = 5;

interface PriceConflictNoticeProps {
  conflicts: readonly PriceConflict[];
  lines: readonly PriceLine[];
  onDecide: (whose: 'take-theirs' | 'keep-mine') => void;
}

/** Lists prices that another user has changed meanwhile; the user must choose which to keep before saving. */
export function PriceConflictNotice({ conflicts, lines, onDecide }: PriceConflictNoticeProps) {
  const { t } = useTranslation('room-types');
  const nameOf = useCellName();
  const more = conflicts.length - NAMED;
  return (
    <Notice
      live
      tone="bad"
      className={styles.notice}
      action={
        <div className={styles.decision}>
          <Button onClick={() => onDecide('take-theirs')}>{t('prices.takeTheirs')}</Button>
          <Button onClick={() => onDecide('keep-mine')}>{t('prices.keepMine')}</Button>
        </div>
      }
    >
      <p>{t('prices.meanwhile', { count: conflicts.length })}</p>
      <ul>
        {conflicts.slice(0, NAMED).map(({ key, cell, now, typed }) => (
          <li key={key}>
            {t('prices.both', { cell: nameOf(lines[cell.row], cell.column), theirs: now, mine: typed })}
          </li>
        ))}
        {more > 0 && <li>{t('prices.more', { count: more })}</li>}
      </ul>
    </Notice>
  );
}
