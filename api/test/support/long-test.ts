import { isShort } from '@gangway/shared/node/testing/proofs.ts';
import { test } from 'vitest';

/** A test that takes seconds: `npm test` leaves it to `npm run test:whole` (decision 18), and counts it as skipped. */
export const longTest = test.skipIf(isShort);
