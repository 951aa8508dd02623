import { BlockList, isIP, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The address of a request. Behind a trusted proxy it is the last entry of X-Forwarded-For, which the proxy added;
 * earlier entries can be forged. Empty if the request did not come over a socket.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
  if (forwarded) return forwarded;
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : '';
}

/** The unit of a limit per address: one IPv4 address, or the /64 that an IPv6 customer gets. */
export function addressBlock(address: string): string {
  const mapped = mappedIPv4(address);
  if (mapped) return mapped;
  return isIPv6(address) ? groupsOf(address).slice(0, 4).join(':') : address;
}

/**
 * The range of an address, for owners of many addresses: an IPv4 /24, or an IPv6 /56. None for an address outside the Internet:
 * the machine itself, the company's own network, or an undeclared proxy, which would make one range of all clients.
 */
export function addressRange(address: string): string | undefined {
  const plain = mappedIPv4(address) ?? address.split('%')[0] ?? '';
  const version = isIP(plain);
  if (version === 0 || INTERNAL.check(plain, version === 6 ? 'ipv6' : 'ipv4')) return undefined;
  if (version === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  const [first, second, third, fourth = '0'] = groupsOf(plain);
  const upperByte = (Number.parseInt(fourth, 16) >> 8).toString(16);
  return `${first}:${second}:${third}:${upperByte}00::/56`;
}

/** Addresses that are not routed on the Internet. */
const INTERNAL = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  INTERNAL.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  INTERNAL.addSubnet(network, bits, 'ipv6');

const mappedIPv4 = (address: string): string | undefined =>
  /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  return [...front, ...zeros, ...back].slice(0, 8).map(group => Number.parseInt(group, 16).toString(16));
}
