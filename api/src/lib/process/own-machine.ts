import { BlockList, isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { AppError } from '../errors.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
loopback.addSubnet('::ffff:127.0.0.0', 104, 'ipv6');

/** Headers that proxies add to a request. */
const PROXY_HEADERS = [
  'Forwarded',
  'Via',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-Server',
  'X-Real-IP',
  'CF-Connecting-IP',
  'True-Client-IP',
];

/** Whether a host name or address belongs to this machine, as in the site's address or in HOST. */
export const isOwnHost = (host: string): boolean =>
  host === 'localhost' || isLoopback(host.replace(/^\[(.*)\]$/, '$1'));

const isLoopback = (address: string): boolean => {
  const version = isIPv6(address) ? 'ipv6' : 'ipv4';
  return /^[\d.]+$|:/.test(address) && loopback.check(address, version);
};

/**
 * Whether the site is only for users of this machine. Demonstration features, which would expose tickets or mails on a
 * misconfigured public site, exist only then.
 */
export function isOnOwnMachine(publicUrl: string): boolean {
  return isOwnHost(new URL(publicUrl).hostname);
}

/**
 * Whether a request was made on this machine without a proxy: its peer and its requested host are this machine, and it has no
 * headers that proxies add. An old proxy that adds none is recognized by HTTP 1.0, which browsers do not use. Without this check,
 * a site behind a proxy without PUBLIC_URL would look like one of this machine.
 */
export function isFromOwnMachine(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  if (PROXY_HEADERS.some(name => c.req.header(name) !== undefined)) return false;
  if (!isOwnHost(new URL(c.req.url).hostname)) return false;
  // A test's request has no socket.
  if (!incoming) return true;
  return isLoopback(incoming.socket.remoteAddress ?? '') && incoming.httpVersion !== '1.0';
}

/** Accepts only requests made on this machine. @throws AppError `not-found` */
export const ownMachineOnly: MiddlewareHandler = async (c, next) => {
  if (!isFromOwnMachine(c)) throw new AppError('not-found');
  await next();
};

/** Whether a site that others can reach has no mail server, so that its mails are only stored as files (R352). */
export const lacksMailServer = ({
  smtpUrl,
  publicUrl,
}: {
  smtpUrl: string | undefined;
  publicUrl: string;
}): boolean => !smtpUrl && !isOnOwnMachine(publicUrl);
