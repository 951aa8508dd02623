import { BlockList, isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { AppError } from '../errors.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
loopback.addSubnet('::ffff:127.0.0.0', 104, 'ipv6');

/** What proxies add to a request that they pass on. */
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

/** Whether a name or address of a host is this machine's own, as in the address of a site or in HOST. */
export const isOwnHost = (host: string): boolean =>
  host === 'localhost' || isLoopback(host.replace(/^\[(.*)\]$/, '$1'));

const isLoopback = (address: string): boolean => {
  const version = isIPv6(address) ? 'ipv6' : 'ipv4';
  return /^[\d.]+$|:/.test(address) && loopback.check(address, version);
};

/**
 * Whether the site is for the people of this machine alone. What serves a demonstration, and would give tickets or mails
 * away on a public site whose owner forgot a variable, is there only then.
 */
export function isOnOwnMachine(publicUrl: string): boolean {
  return isOwnHost(new URL(publicUrl).hostname);
}

/**
 * Whether a request was made on this machine and came by no proxy: its peer and the host that it asked for are this machine, and it
 * has nothing that proxies add. An old proxy that adds nothing is known by HTTP 1.0, in which no browser asks. A site behind
 * a proxy whose PUBLIC_URL was forgotten looks like one of this machine otherwise.
 */
export function isFromOwnMachine(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  if (PROXY_HEADERS.some(name => c.req.header(name) !== undefined)) return false;
  if (!isOwnHost(new URL(c.req.url).hostname)) return false;
  // Not over a socket: a test's.
  if (!incoming) return true;
  return isLoopback(incoming.socket.remoteAddress ?? '') && incoming.httpVersion !== '1.0';
}

/** Lets through what was asked on this machine alone. @throws AppError `not-found` */
export const ownMachineOnly: MiddlewareHandler = async (c, next) => {
  if (!isFromOwnMachine(c)) throw new AppError('not-found');
  await next();
};

/** Whether a site that others can reach has no mail server: its mails are kept as files, and reach nobody (R352). */
export const lacksMailServer = ({
  smtpUrl,
  publicUrl,
}: {
  smtpUrl: string | undefined;
  publicUrl: string;
}): boolean => !smtpUrl && !isOnOwnMachine(publicUrl);
