import { phoneNumber } from '@gangway/shared/contract/entries/contact-points.ts';
import { expect, test } from 'vitest';
import { createRandom } from '../ground/random.ts';
import { backgrounds } from './nationalities.ts';
import { filledIn } from './people.ts';

const SAMPLES = 500;

test('every phone number of the sample guests is one that a desk could type', () => {
  const random = createRandom('phones');
  const refused = new Set(
    backgrounds.flatMap(([, { phone }]) =>
      Array.from({ length: SAMPLES }, () => filledIn(random, phone)).filter(
        number => !phoneNumber.safeParse(number).success,
      ),
    ),
  );
  expect([...refused]).toEqual([]);
});
