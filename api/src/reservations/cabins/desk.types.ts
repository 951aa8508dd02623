import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { StaffCaller } from '../../lib/caller.ts';
import type { Data } from '../../lib/http/context.ts';

/** Who works at a desk, and the language that they read. */
export interface Desk {
  caller: StaffCaller;
  language: Language;
}

export type DeskNeeds = Data;
