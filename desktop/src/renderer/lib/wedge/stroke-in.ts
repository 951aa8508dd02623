import type { Stroke } from './burst.ts';

/** The characters of the keys besides letters and digits on a US layout: alone, and with Shift. */
const charactersByCode: Readonly<Record<string, readonly [string, string]>> = {
  Digit1: ['1', '!'],
  Digit2: ['2', '@'],
  Digit3: ['3', '#'],
  Digit4: ['4', '$'],
  Digit5: ['5', '%'],
  Digit6: ['6', '^'],
  Digit7: ['7', '&'],
  Digit8: ['8', '*'],
  Digit9: ['9', '('],
  Digit0: ['0', ')'],
  Minus: ['-', '_'],
  Equal: ['=', '+'],
  Semicolon: [';', ':'],
  Period: ['.', '>'],
  Slash: ['/', '?'],
  Space: [' ', ' '],
  NumpadAdd: ['+', '+'],
  NumpadSubtract: ['-', '-'],
  NumpadMultiply: ['*', '*'],
  NumpadDivide: ['/', '/'],
  NumpadDecimal: ['.', '.'],
  NumpadEnter: ['Enter', 'Enter'],
};

/** Whether an input method intercepts the key, so that the event has no character. */
const isTakenByInputMethod = ({ key }: Pick<KeyboardEvent, 'key'>): boolean => key === 'Process';

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'timeStamp'> & {
  getModifierState?: (name: string) => boolean;
};

/** The key of an event; by its position on the keyboard if an input method intercepts it. */
export const strokeIn = (event: Press): Stroke => ({
  key: isTakenByInputMethod(event) ? keyAt(event) : event.key,
  code: event.code,
  shift: event.shiftKey,
  at: event.timeStamp,
});

function keyAt(event: Press): string {
  const { code, shiftKey } = event;
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter) {
    const isCapsLocked = event.getModifierState?.('CapsLock') ?? false;
    return shiftKey === isCapsLocked ? letter.toLowerCase() : letter;
  }
  const [, digit] = /^Numpad(\d)$/.exec(code) ?? [];
  return digit ?? charactersByCode[code]?.[shiftKey ? 1 : 0] ?? code;
}
