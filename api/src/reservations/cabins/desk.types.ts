import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { StaffCaller } from '../../lib/caller.ts';
import type { Data } from '../../lib/http/context.ts';

/** The user of a desk, and their language. */
export interface Desk {
  caller: StaffCaller;
  language: Language;
}

export type DeskDeps = Data;
