import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Delete } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './keypad.module.css';

/** All that serials, ids, names and verification codes are written in; the last of these are Crockford's check symbols. */
const ROWS = ['1234567890', 'QWERTYUIOP', 'ASDFGHJKL-', 'ZXCVBNM'];
const CHECK_SYMBOLS = '*~$=';

interface KeypadProps {
  /** The field that is being filled in. */
  input: () => HTMLInputElement | null;
  /** Stands at the end of the last row. */
  submit?: ReactNode;
  /** For names: a blank in place of the check symbols. */
  names?: boolean;
}

/** Keys on the screen, large enough for a hand in a glove, for a computer whose keyboard is not. */
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

/** The focus stays in the field, and with it the place where the next symbol goes. */
const leaveFocus = (event: MouseEvent): void => event.preventDefault();

/** Writes in place of what is selected, as a key would; nothing where there is no room left. */
function typeInto(input: HTMLInputElement, text: string): void {
  const { start, end } = selectionOf(input);
  if (input.value.length - (end - start) + text.length > input.maxLength) return;
  replace(input, text, start, end);
}

/** Takes away what is selected, or the character before it. */
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
