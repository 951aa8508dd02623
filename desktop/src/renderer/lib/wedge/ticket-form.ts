/** What every ticket's code begins with (R108): as it is written, and by the places of its keys on a US keyboard. */
const WRITTEN = ['G', 'W', '1', ':'];
const PLACED = ['KeyG', 'KeyW', 'Digit1', 'Semicolon'];

/** How many keys tell a ticket's code from anything else. */
export const FORM_KEYS = WRITTEN.length;

/** What a key writes, and where it lies; empty where the computer does not tell. */
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

/** Whether keys may become the code of a ticket: so far they are its beginning, whatever the keyboard layout writes (R340). */
export const mayBeTicket = (keys: readonly Key[]): boolean => keys.length > 0 && follows(keys);

/** Whether the code of a ticket begins among the keys: nobody types that by hand (R340). */
export const hasTicket = (keys: readonly Key[]): boolean =>
  keys.some((_, from) => keys.length - from >= FORM_KEYS && follows(keys.slice(from, from + FORM_KEYS)));
