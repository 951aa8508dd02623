import type { Gender } from '@gangway/shared/contract/base/vocabulary.ts';

/**
 * In the order of the booking's list. Repeated here, because importing the contract's list would also load its schemas,
 * 92 KB.
 */
export const genders: readonly Gender[] = ['female', 'male', 'other'];
