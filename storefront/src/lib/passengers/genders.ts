import type { Gender } from '@gangway/shared/contract/base/vocabulary.ts';

/** In the order of the booking's list. Said here once more: the contract's own brings its checker along, 92 KB. */
export const genders: readonly Gender[] = ['female', 'male', 'other'];
