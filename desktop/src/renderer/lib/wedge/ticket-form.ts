/** The start of every ticket's code (R108), as characters and as key positions on a US keyboard. */
const WRITTEN = ['G', 'W', '1', ':'];
const PLACED = ['KeyG', 'KeyW', 'Digit1', 'Semicolon'];

/** How many keys identify a ticket's code. */
export const FORM_KEYS = WRITTEN.length;

/** A key's character and its position; the position is empty if the computer does not report it. */
interface Key {
  key: string;
  code: string;
}

const writes = ({ key }: Key, index: number) => key.toUpperCase() === WRITTEN[index];
const lies = ({ code }: Key, index: number) => code === PLACED[index];

function follows(keys: readonly Key[]): boolean {
  const first = keys.slice(0, FORM_KEYS);
  return first.every(writes) || first.every(lies);
}

/** Whether the keys so far may be the start of a ticket's code, in any keyboard layout (R340). */
export const mayBeTicket = (keys: readonly Key[]): boolean => keys.length > 0 && follows(keys);

/** Whether a ticket's code starts among the keys. Typing by hand does not produce such a start (R340). */
export const hasTicket = (keys: readonly Key[]): boolean =>
  keys.some((_, from) => keys.length - from >= FORM_KEYS && follows(keys.slice(from, from + FORM_KEYS)));
