import { createHmac, timingSafeEqual } from 'node:crypto';
import { instant, uuid } from '@gangway/shared/contract/base/primitives.ts';
import { z } from 'zod';
import { derivedKey } from '../../lib/process/derived-key.ts';

/** The server's assertion that an officer was signed in at a station, with the period and their permissions. */
const shape = z.object({
  officerId: uuid,
  stationId: uuid,
  sessionId: uuid,
  permissions: z.array(z.string()),
  issuedAt: instant,
  expiresAt: instant,
});
export type Assertion = z.infer<typeof shape>;

const tagOf = (masterKey: Uint8Array, text: string): Buffer =>
  createHmac('sha256', derivedKey(masterKey, 'officer-assertions')).update(text).digest();

/** An assertion in the signed form that a station stores. Only the server can create or change one. */
export function writeAssertion(masterKey: Uint8Array, assertion: Assertion): string {
  const text = Buffer.from(JSON.stringify(assertion)).toString('base64url');
  return `${text}.${tagOf(masterKey, text).toString('base64url')}`;
}

/** The content of an assertion; null if the server did not sign it. */
export function readAssertion(masterKey: Uint8Array, written: string): Assertion | null {
  const [text = '', tag = ''] = written.split('.');
  const actual = Buffer.from(tag, 'base64url');
  const expected = tagOf(masterKey, text);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  return shape.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
}
