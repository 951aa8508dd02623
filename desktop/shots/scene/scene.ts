import type { APIRequestContext, Page } from 'playwright';
import type { StaffName } from '../../e2e/support/office.ts';
import type { staffCalls } from '../../e2e/support/staff-calls.ts';
import type { Hand } from './hand.ts';
import type { Say } from './words.ts';

/** A user at a workplace, in one language. */
export interface Visit {
  page: Page;
  say: Say;
  /** Presses and types on the screen, by the keys of its texts. */
  hand: Hand;
  /** Calls of the signed-in user, beside the screen. */
  calls: ReturnType<typeof staffCalls>;
  /** Calls of a visitor of the site. */
  guest: APIRequestContext;
}

/** A state of the back office to be pictured. */
export interface Scene {
  /** The name of its pictures, and the value of `--screen`: the screen and its state. */
  name: string;
  /** The initial URL, with its filters. */
  at: string;
  /** The signed-in user; null for none. An administrator by default. */
  who?: StaffName | null;
  /** Opens the state from there. */
  reach?: (visit: Visit) => Promise<unknown>;
  /** Called before the URL is opened, to prepare the server's answers. */
  before?: (visit: Visit) => Promise<unknown>;
  /** The picture is taken while it waits for an answer. */
  waiting?: true;
  /** The picture is taken as printed. */
  print?: true;
  /** Pictured at every size, not only at the widest. */
  everySize?: true;
}
