import type { APIRequestContext, Page } from 'playwright';
import type { StaffName } from '../../e2e/support/office.ts';
import type { staffCalls } from '../../e2e/support/staff-calls.ts';
import type { Hand } from './hand.ts';
import type { Say } from './words.ts';

/** Somebody at a workplace, in one language. */
export interface Visit {
  page: Page;
  say: Say;
  /** Presses and types what the screen shows, by the keys of its texts. */
  hand: Hand;
  /** Calls of the signed-in user, beside the screen. */
  calls: ReturnType<typeof staffCalls>;
  /** Calls of a visitor of the site. */
  guest: APIRequestContext;
}

/** A state of the back office that is worth looking at. */
export interface Scene {
  /** Names its pictures, and what `--screen` takes: the screen, and what of it. */
  name: string;
  /** Where it begins: an address with its filters. */
  at: string;
  /** The signed-in user; null for none. An administrator by default. */
  who?: StaffName | null;
  /** What leads from there to the state. */
  reach?: (visit: Visit) => Promise<unknown>;
  /** Before the address is opened: what the server is to answer. */
  before?: (visit: Visit) => Promise<unknown>;
  /** It waits for an answer, and is pictured waiting. */
  waiting?: true;
  /** Pictured as it is printed. */
  print?: true;
  /** Pictured at every size, and not only at the widest. */
  everySize?: true;
}
