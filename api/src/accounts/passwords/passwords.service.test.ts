import { describe, expect, test } from 'vitest';
import { assertGoodPassword, hashPassword, verifyPassword } from './passwords.service.ts';

const passwordHash = await hashPassword('Harbour-Light7');

/** The fastest of several runs: other load on the machine only slows some of them down. */
async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 7; run++) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return Math.min(...times);
}

describe('a password', () => {
  test('matches only its own hash, and hashes differently each time', async () => {
    expect(await verifyPassword(passwordHash, 'Harbour-Light7')).toBe(true);
    expect(await verifyPassword(passwordHash, 'harbour-light7')).toBe(false);
    expect(await hashPassword('Harbour-Light7')).not.toBe(passwordHash);
  });

  test('matches no missing account, in the same time', async () => {
    expect(await verifyPassword(undefined, 'Harbour-Light7')).toBe(false);
    const known = await millisecondsOf(() => verifyPassword(passwordHash, 'a wrong guess'));
    const unknown = await millisecondsOf(() => verifyPassword(undefined, 'a wrong guess'));
    expect(unknown).toBeGreaterThan(known / 3);
  });

  test('is normalised across Unicode compositions', async () => {
    const composed = '바다여행2026'.normalize('NFC');
    const decomposed = composed.normalize('NFD');
    expect(decomposed).not.toBe(composed);
    expect(await verifyPassword(await hashPassword(composed), decomposed)).toBe(true);
  });

  test.each([
    ['password1', 'too-common'],
    ['my-aminah-1', 'contains-username'],
  ])('%s is refused: %s', (password, problem) => {
    expect(() => assertGoodPassword(password, 'aminah')).toThrow(
      expect.objectContaining({ code: 'weak-password', fields: { password: problem } }),
    );
  });
});
