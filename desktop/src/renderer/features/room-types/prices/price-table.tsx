import type { OfficeRoomType } from '@gangway/shared/contract/office/fleet/room-types.ts';
import { MOST_CABIN_SEN } from '@gangway/shared/contract/office/fleet/room-types.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../../../lib/page/leave-guard.ts';
import { useShortcut } from '../../../lib/shortcuts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { savePrices } from '../requests/room-types.ts';
import { PriceConflictNotice } from './price-conflict-notice.tsx';
import styles from './price-table.module.css';
import { SheetGrid } from './sheet-grid.tsx';
import { usePriceSheet } from './use-price-sheet.ts';

/**
 * Prices of every room type by weekday and session, edited like a spreadsheet and saved together. If another user has
 * changed an edited price meanwhile, nothing is saved or lost until the user chooses which price to keep.
 */
export function PriceTable({ types }: { types: readonly OfficeRoomType[] }) {
  const { t } = useTranslation('room-types');
  const { money } = useFormat();
  const { lines, sheet, state, dispatch, changes, changed, invalid, conflicts } = usePriceSheet(types);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState('');
  useUnsavedChanges(changed > 0);
  const edited = Object.keys(state.drafts).length > 0;
  const savable = changed > 0 && invalid === 0 && conflicts.length === 0;

  const save = async () => {
    if (saving || !savable) return;
    setSaving(true);
    setFailure('');
    try {
      await savePrices(changes);
      dispatch({ kind: 'saved', drafts: state.drafts });
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
      {conflicts.length > 0 ? (
        <PriceConflictNotice
          conflicts={conflicts}
          lines={lines}
          onDecide={kind => {
            setFailure('');
            dispatch({ kind });
          }}
        />
      ) : (
        failure && (
          <Notice live tone="bad" className={styles.notice}>
            {failure}
          </Notice>
        )
      )}
      <SheetGrid sheet={sheet} state={state} dispatch={dispatch} lines={lines} conflicts={conflicts} />
      <footer className={classNames(styles.footer, edited && styles.edited)}>
        <p className={styles.hint}>{t('prices.hint')}</p>
        <p aria-live="polite">
          {invalid > 0 ? (
            <span className={styles.wrong}>
              {t('prices.invalid', { count: invalid, most: money(MOST_CABIN_SEN) })}
            </span>
          ) : (
            t('prices.changed', { count: changed })
          )}
        </p>
        <Button
          disabled={!edited}
          onClick={() => {
            setFailure('');
            dispatch({ kind: 'discard' });
          }}
        >
          {t('prices.discard')}
        </Button>
        <Button variant="primary" loading={saving} disabled={!savable} onClick={() => void save()}>
          {t('prices.save')}
        </Button>
      </footer>
    </Panel>
  );
}
