import { describe, expect, test } from 'vitest';
import { requireHuman } from '../../src/accounts/human-check/human-check.service.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { payloadOf, solvedHumanCheck } from '../support/people/human.ts';
import { createTestApp } from '../support/test-app.ts';

const gangway = await createTestApp(await createTestDatabase());
const { call, clock, deps } = gangway;

const refusal = { code: 'human-check-failed', fields: { humanCheck: 'human-check' } };
const decode = (payload: string) => JSON.parse(Buffer.from(payload, 'base64').toString());
const encode = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64');

describe('the human check', () => {
  test('issues an ALTCHA challenge that is solved in about a second, and accepts the solution', async () => {
    const { data: challenge, headers } = await call('GET', '/human-check/challenge');
    expect(challenge.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 5000 });
    expect(challenge.parameters.expiresAt).toBe(clock.now().getTime() / 1000 + 600);
    expect(headers.get('Cache-Control')).toBe('no-store');
    await requireHuman(deps, await payloadOf(challenge));
  });

  test('issues a different challenge to every visitor', async () => {
    const [one, another] = [
      await call('GET', '/human-check/challenge'),
      await call('GET', '/human-check/challenge'),
    ];
    expect(one.data.parameters.nonce).not.toBe(another.data.parameters.nonce);
  });

  test('accepts a solution once, even concurrently', async () => {
    const payload = await solvedHumanCheck(gangway);
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => requireHuman(deps, payload)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(9);
    await expect(requireHuman(deps, payload)).rejects.toMatchObject(refusal);
  });

  test('refuses a solution after ten minutes', async () => {
    const early = await solvedHumanCheck(gangway);
    const late = await solvedHumanCheck(gangway);
    clock.advance(599_000);
    await requireHuman(deps, early);
    clock.advance(1_000);
    await expect(requireHuman(deps, late)).rejects.toMatchObject(refusal);
  });

  test.each([
    ['nothing', () => ''],
    ['no base64', () => '%%%'],
    [
      'another key’s challenge',
      (content: Content) => ({ ...content, challenge: { ...content.challenge, signature: '00'.repeat(32) } }),
    ],
    [
      'a later expiry',
      (content: Content) => {
        const { parameters, ...rest } = content.challenge;
        const expiresAt = parameters.data.expiresAt + 3600;
        return {
          ...content,
          challenge: { ...rest, parameters: { ...parameters, expiresAt, data: { expiresAt } } },
        };
      },
    ],
    [
      'an easier challenge',
      (content: Content) => ({
        ...content,
        challenge: { ...content.challenge, parameters: { ...content.challenge.parameters, keyPrefix: '0' } },
      }),
    ],
    [
      'another key',
      (content: Content) => ({ ...content, solution: { ...content.solution, derivedKey: 'ff'.repeat(32) } }),
    ],
    [
      'an invalid key',
      (content: Content) => ({ ...content, solution: { ...content.solution, derivedKey: 'not hex' } }),
    ],
    ['no solution', (content: Content) => ({ challenge: content.challenge })],
  ])('refuses %s', async (_, spoil) => {
    const spoilt = spoil(decode(await solvedHumanCheck(gangway)));
    const payload = typeof spoilt === 'string' ? spoilt : encode(spoilt);
    await expect(requireHuman(deps, payload)).rejects.toMatchObject(refusal);
  });
});

interface Content {
  challenge: { parameters: Record<string, unknown> & { data: { expiresAt: number } }; signature: string };
  solution: { counter: number; derivedKey: string };
}
