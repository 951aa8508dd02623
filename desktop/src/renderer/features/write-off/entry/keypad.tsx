import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Delete } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './keypad.module.css';

/** The characters of serials, ids, names and verification codes; the last ones are Crockford's check symbols. */
const ROWS = ['1234567890', 'QWERTYUIOP', 'ASDFGHJKL-', 'ZXCVBNM'];
const CHECK_SYMBOLS = '*~$=';

interface KeypadProps {
  /** The field that is being filled in. */
  input: () => HTMLInputElement | null;
  /** Shown at the end of the last row. */
  submit?: ReactNode;
  /** For names: a space instead of the check symbols. */
  names?: boolean;
}

/** Keys on the screen, large enough for gloves. */
export function Keypad({ input, submit, names }: KeypadProps) {
  const { t } = useTranslation('write-off');
  const edit = (change: (input: HTMLInputElement) => void) => {
    const field = input();
    if (field) change(field);
  };
  const keysOf = (symbols: string) =>
    [...symbols].map(symbol => (
      <Button key={symbol} className={styles.key} onClick={() => edit(field => typeInto(field, symbol))}>
        {symbol}
      </Button>
    ));
  return (
    // biome-ignore lint/a11y/useSemanticElements: keys that fill in the fields above are no fields themselves
    <div role="group" aria-label={t('typed.keys')} className={styles.keypad} onMouseDown={leaveFocus}>
      {keysOf(ROWS.join(''))}
      <Button className={styles.wide} icon={Delete} onClick={() => edit(deleteBackwards)}>
        {t('typed.backspace')}
      </Button>
      {names ? (
        <Button className={styles.blank} onClick={() => edit(field => typeInto(field, ' '))}>
          {t('typed.space')}
        </Button>
      ) : (
        keysOf(CHECK_SYMBOLS)
      )}
      <Button className={styles.wide} onClick={() => edit(clearInput)}>
        {t('typed.clear')}
      </Button>
      {submit && <span className={styles.wide}>{submit}</span>}
    </div>
  );
}

/** The focus stays in the field, and with it the insertion point. */
const leaveFocus = (event: MouseEvent): void => event.preventDefault();

/** Replaces the selection, like a key; does nothing if the field is full. */
function typeInto(input: HTMLInputElement, text: string): void {
  const { start, end } = selectionOf(input);
  if (input.value.length - (end - start) + text.length > input.maxLength) return;
  replace(input, text, start, end);
}

/** Deletes the selection, or the character before it. */
function deleteBackwards(input: HTMLInputElement): void {
  const { start, end } = selectionOf(input);
  replace(input, '', start === end ? Math.max(0, start - 1) : start, end);
}

const clearInput = (input: HTMLInputElement): void => replace(input, '', 0, input.value.length);

const selectionOf = ({ selectionStart, selectionEnd, value }: HTMLInputElement) => ({
  start: selectionStart ?? value.length,
  end: selectionEnd ?? value.length,
});

function replace(input: HTMLInputElement, text: string, start: number, end: number): void {
  input.setRangeText(text, start, end, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
