import { test } from 'vitest';
import { isShort } from '../../../scripts/checks/proofs.ts';

/** A test that takes seconds: `npm test` leaves it to `npm run test:whole` (decision 18), and counts it as skipped. */
export const longTest = test.skipIf(isShort);
