import { ticketTypes } from '@gangway/shared/contract/base/vocabulary.ts';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type FareDraft, tidyFare } from '../../lib/fare-draft.ts';
import { FareCell } from './fare-cell.tsx';
import styles from './fare-grid.module.css';

interface FareGridProps<Row extends string> {
  /** Accessible name of the grid. */
  label: string;
  /** The rows in order: the sessions of a route, or the only one of a sailing, which needs no header. */
  rows: readonly { key: Row; header?: ReactNode; name: string }[];
  value: Readonly<Record<Row, FareDraft>>;
  onChange: (value: Record<Row, FareDraft>) => void;
}

/** Fares by ticket type, edited like a spreadsheet: arrows and Enter move, and a block copied from Excel can be pasted. */
export function FareGrid<Row extends string>({ label, rows, value, onChange }: FareGridProps<Row>) {
  const { t } = useTranslation('frame');
  const hasHeaders = rows.some(({ header }) => header !== undefined);
  const body = useRef<HTMLTableSectionElement>(null);
  const focus = (row: number, column: number) =>
    body.current?.querySelector<HTMLInputElement>(`[data-cell="${row},${column}"]`)?.focus();

  const press = (event: KeyboardEvent<HTMLInputElement>, row: number, column: number) => {
    const to = cellAfterKey(event, row, column);
    if (!to) return;
    event.preventDefault();
    focus(...to);
  };
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const block = readBlock(event.clipboardData.getData('text/plain'));
    if (block.length === 1 && block[0]?.length === 1) return;
    event.preventDefault();
    const next: Record<Row, FareDraft> = { ...value };
    for (const [down, line] of block.entries())
      for (const [right, text] of line.entries()) {
        const key = rows[row + down]?.key;
        const type = ticketTypes[column + right];
        if (key && type) next[key] = { ...next[key], [type]: tidyFare(text) };
      }
    onChange(next);
  };

  return (
    <table className={styles.grid} aria-label={label}>
      <thead>
        <tr>
          {hasHeaders && <td />}
          {ticketTypes.map(type => (
            <th key={type} scope="col">
              {t(`ticketType.${type}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map(({ key, header, name }, row) => (
          <tr key={key}>
            {hasHeaders && <th scope="row">{header}</th>}
            {ticketTypes.map((type, column) => (
              <td key={type}>
                <FareCell
                  cell={`${row},${column}`}
                  label={`${name}, ${t(`ticketType.${type}`)}`}
                  value={value[key][type]}
                  onChange={text => onChange({ ...value, [key]: { ...value[key], [type]: text } })}
                  onKeyDown={event => press(event, row, column)}
                  onPaste={event => paste(event, row, column)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Left and right move within the text, and to the next cell only from its start or end. */
function cellAfterKey(
  { key, shiftKey, currentTarget }: KeyboardEvent<HTMLInputElement>,
  row: number,
  column: number,
): [row: number, column: number] | null {
  const { selectionStart, selectionEnd, value } = currentTarget;
  const whole = selectionStart === 0 && selectionEnd === value.length;
  if (key === 'ArrowUp' || (key === 'Enter' && shiftKey)) return [row - 1, column];
  if (key === 'ArrowDown' || key === 'Enter') return [row + 1, column];
  if (key === 'ArrowLeft' && (whole || selectionEnd === 0)) return [row, column - 1];
  if (key === 'ArrowRight' && (whole || selectionStart === value.length)) return [row, column + 1];
  return null;
}

const readBlock = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map(line => line.split('\t'));
