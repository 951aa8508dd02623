import { currency } from '@gangway/shared/domain/money/currency.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import { type Dispatch, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { ScrollFrame } from '../../../ui/layout/scroll-frame.tsx';
import { SessionBadge } from '../../../ui/status/session-badge.tsx';
import type { PriceConflict } from './price-conflicts.ts';
import styles from './price-table.module.css';
import { readPrice } from './price-text.ts';
import { isSelected, textAt } from './sheet.ts';
import { keyOf, type Sheet, type SheetAction, type SheetState } from './sheet-state.ts';
import { useCellName, weekdays } from './use-cell-name.ts';
import type { PriceLine } from './use-price-sheet.ts';
import { useSheetKeys } from './use-sheet-keys.ts';

interface SheetGridProps {
  sheet: Sheet;
  state: SheetState;
  dispatch: Dispatch<SheetAction>;
  lines: readonly PriceLine[];
  conflicts: readonly PriceConflict[];
}

/** The cells of the table: one has the focus; changed, invalid and conflicting ones are marked. */
export function SheetGrid({ sheet, state, dispatch, lines, conflicts }: SheetGridProps) {
  const { t } = useTranslation('room-types');
  const nameOf = useCellName();
  const theirs = new Map(conflicts.map(({ key, now }) => [key, now]));
  const { text } = useFormat();
  const grid = useRef<HTMLTableElement>(null);
  const keys = useSheetKeys(sheet, state, dispatch);
  const hadFocus = useRef(false);
  const active = keyOf(state.active);
  const editing = state.editing !== null;
  useEffect(() => {
    // The focus follows the active cell, but only if it is already inside the grid.
    if (!hadFocus.current) return;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-cell="${active}"]`);
    (editing ? cell?.querySelector('input') : cell)?.focus();
  }, [active, editing]);

  return (
    <ScrollFrame>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells have keys of their own
        role="grid"
        aria-label={t('prices.label')}
        className={styles.grid}
        onFocus={() => {
          hadFocus.current = true;
        }}
        onBlur={event => {
          if (!event.currentTarget.contains(event.relatedTarget)) hadFocus.current = false;
        }}
        {...keys}
      >
        <thead>
          <tr>
            <th scope="col" data-stays className={styles.type}>
              {t('prices.type')}
            </th>
            <th scope="col">{t('prices.session')}</th>
            {weekdays.map(day => (
              <th key={day} scope="col" className={styles.day}>
                {t(`prices.weekday.${day}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, row) => {
            const { type, session } = line;
            return (
              <tr key={`${type.id} ${session}`}>
                {session === 'daytime' && (
                  <th scope="rowgroup" rowSpan={2} data-stays className={styles.type}>
                    {type.code}
                    <span className={styles.name}>{text(type.name)}</span>
                  </th>
                )}
                <th scope="row">
                  <SessionBadge session={session} />
                </th>
                {weekdays.map((day, column) => {
                  const cell = { row, column };
                  const key = keyOf(cell);
                  const shown = textAt(sheet, state.drafts, cell);
                  const isWrong = readPrice(shown) === null;
                  const name = nameOf(line, column);
                  const now = theirs.get(key);
                  return (
                    <td
                      key={day}
                      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see the grid
                      role="gridcell"
                      data-cell={key}
                      data-currency={currency().symbol}
                      tabIndex={key === active ? 0 : -1}
                      aria-label={`${name}: ${shown}`}
                      aria-selected={isSelected(state, cell)}
                      aria-invalid={isWrong || undefined}
                      aria-description={now && t('prices.now', { price: now })}
                      className={classNames(
                        styles.cell,
                        key === active && styles.active,
                        key in state.drafts && styles.changed,
                        (isWrong || now !== undefined) && styles.invalid,
                      )}
                      onMouseDown={event => {
                        if (key === active && editing) return;
                        dispatch({ kind: 'go', to: cell, extend: event.shiftKey });
                        hadFocus.current = true;
                      }}
                      onMouseEnter={event => {
                        if (event.buttons === 1 && !editing) dispatch({ kind: 'go', to: cell, extend: true });
                      }}
                      onDoubleClick={() => dispatch({ kind: 'edit' })}
                    >
                      {key === active && state.editing !== null ? (
                        <input
                          className={styles.input}
                          aria-label={name}
                          inputMode="decimal"
                          autoComplete="off"
                          value={state.editing}
                          onChange={event => dispatch({ kind: 'type', text: event.target.value })}
                          onBlur={() => dispatch({ kind: 'commit', down: 0, right: 0 })}
                        />
                      ) : (
                        shown
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
