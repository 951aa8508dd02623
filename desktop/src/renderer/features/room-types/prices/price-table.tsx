import type { OfficeRoomType, PriceChange } from '@gangway/shared/contract/office/room-types.ts';
import { type Session, sessions } from '@gangway/shared/contract/vocabulary.ts';
import { Redo2, Undo2 } from 'lucide-react';
import { useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../../../lib/leave-guard.ts';
import { useShortcut } from '../../../lib/shortcuts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { toasts } from '../../../ui/toasts.ts';
import { savePrices } from '../requests/room-types.ts';
import styles from './price-table.module.css';
import { readPrice, writePrice } from './price-text.ts';
import {
  type Cell,
  emptySheet,
  reduceSheet,
  type Sheet,
  type SheetAction,
  type SheetState,
} from './sheet.ts';
import { SheetGrid } from './sheet-grid.tsx';

const DAYS = 7;

/** A line of the table: a room type in one session. */
export interface PriceLine {
  type: OfficeRoomType;
  session: Session;
}

/** Prices of every room type by weekday and session, edited like a spreadsheet and saved together. */
export function PriceTable({ types }: { types: readonly OfficeRoomType[] }) {
  const { t } = useTranslation(['room-types', 'frame']);
  const lines: PriceLine[] = types.flatMap(type => sessions.map(session => ({ type, session })));
  const priceAt = ({ row, column }: Cell) => {
    const line = lines[row];
    return line?.type.prices[line.session][column] ?? 0;
  };
  const sheet: Sheet = {
    rows: lines.length,
    columns: DAYS,
    written: cell => writePrice(priceAt(cell)),
    tidy: text => {
      const sen = readPrice(text);
      return sen === null ? text : writePrice(sen);
    },
  };
  const [state, dispatch] = useReducer(
    (before: SheetState, action: SheetAction) => reduceSheet(sheet, before, action),
    emptySheet,
  );
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState('');

  const drafts = Object.entries(state.drafts).map(([key, text]) => {
    const [row = 0, column = 0] = key.split(',').map(Number);
    return { cell: { row, column }, sen: readPrice(text) };
  });
  const invalid = drafts.filter(({ sen }) => sen === null).length;
  const letGo = useUnsavedChanges(drafts.length > 0);

  const save = async () => {
    if (saving || drafts.length === 0 || invalid > 0) return;
    const changes = drafts.flatMap(({ cell, sen }): PriceChange[] => {
      const line = lines[cell.row];
      if (!line || sen === null) return [];
      const { type, session } = line;
      return [{ roomTypeId: type.id, weekday: cell.column + 1, session, fromSen: priceAt(cell), toSen: sen }];
    });
    setSaving(true);
    setFailure('');
    try {
      await savePrices(changes);
      letGo();
      dispatch({ kind: 'discard' });
      toasts.show(t('prices.saved', { count: changes.length }), 'ok');
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setSaving(false);
    }
  };
  useShortcut('mod+s', t('prices.save'), () => void save());

  return (
    <Panel
      flush
      title={t('prices.label')}
      actions={
        <>
          <IconButton
            icon={Undo2}
            label={t('prices.undo')}
            shortcut="mod+z"
            disabled={state.past.length === 0}
            onClick={() => dispatch({ kind: 'undo' })}
          />
          <IconButton
            icon={Redo2}
            label={t('prices.redo')}
            shortcut="mod+y"
            disabled={state.future.length === 0}
            onClick={() => dispatch({ kind: 'redo' })}
          />
        </>
      }
    >
      {failure && (
        <Notice tone="bad" className={styles.notice}>
          {failure}
        </Notice>
      )}
      <SheetGrid sheet={sheet} state={state} dispatch={dispatch} lines={lines} />
      <footer className={styles.footer}>
        <p className={styles.hint}>{t('prices.hint')}</p>
        <p aria-live="polite">
          {invalid > 0 ? (
            <span className={styles.wrong}>{t('prices.invalid', { count: invalid })}</span>
          ) : (
            t('prices.changed', { count: drafts.length })
          )}
        </p>
        <Button disabled={drafts.length === 0} onClick={() => dispatch({ kind: 'discard' })}>
          {t('prices.discard')}
        </Button>
        <Button
          variant="primary"
          loading={saving}
          disabled={drafts.length === 0 || invalid > 0}
          onClick={() => void save()}
        >
          {t('prices.save')}
        </Button>
      </footer>
    </Panel>
  );
}
