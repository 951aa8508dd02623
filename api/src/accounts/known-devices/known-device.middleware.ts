/*
 * Where a request comes from: address block, workplace and earlier sign-ins of the device. Limits on guessing count by it.
 *
 * May import: no other module.
 */

import { KNOWN_DEVICE_HEADER } from '@gangway/shared/contract/people/staff.ts';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { addressBlock, clientAddress } from '../../lib/http/client-address.ts';
import type { AppEnv, Data, Deps } from '../../lib/http/context.ts';
import {
  DEVICE_NAME_BYTES,
  KNOWN_FOR_SECONDS,
  type KnownOwner,
  withKnownDevice,
} from './known-device.rules.ts';
import type { Origin } from './origin.types.ts';

const COOKIE = 'known-device';

type DeviceDeps = Data & { env: Pick<Deps['env'], 'masterKey' | 'publicUrl'> };

/**
 * The origin of a request, for limits on guessing (R350): the enrolled workplace that signed it, otherwise the network address;
 * and the device's proofs of earlier sign-ins. A browser sends them in a cookie that scripts cannot read, a workplace in a
 * header.
 */
export function originOf(c: Context<AppEnv>, kind: KnownOwner['kind'], trustProxy: boolean): Origin {
  const stationId = c.get('stationId');
  const key = stationId ? `station ${stationId}` : addressBlock(clientAddress(c, trustProxy));
  return { key, proofs: shownBy(c, kind) };
}

/** Makes the device known to the account whose owner has just signed in. */
export function noteKnownDevice(
  c: Context<AppEnv>,
  { clock, ids, env }: DeviceDeps,
  owner: KnownOwner,
): void {
  const name = ids.bytes(DEVICE_NAME_BYTES);
  const shown = withKnownDevice(env.masterKey, owner, shownBy(c, owner.kind), { now: clock.now(), name });
  if (owner.kind === 'staff') c.header(KNOWN_DEVICE_HEADER, shown);
  else
    setCookie(c, COOKIE, shown, {
      path: '/prod-api',
      maxAge: KNOWN_FOR_SECONDS,
      httpOnly: true,
      sameSite: 'Lax',
      secure: env.publicUrl.startsWith('https:'),
    });
}

const shownBy = (c: Context, kind: KnownOwner['kind']): string | undefined =>
  kind === 'staff' ? c.req.header(KNOWN_DEVICE_HEADER) : getCookie(c, COOKIE);
