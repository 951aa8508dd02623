import { describe, expect, test } from 'vitest';
import { course } from './course.ts';
import { isOnLand } from './is-on-land.ts';
import { onChart } from './projection.ts';

const ports = {
  phuket: onChart([98.41, 7.83]),
  langkawi: onChart([99.735, 6.265]),
  penang: onChart([100.347, 5.418]),
  portKlang: onChart([101.33, 3]),
  malacca: onChart([102.24, 2.185]),
  singapore: onChart([103.82, 1.264]),
};
const names = Object.keys(ports) as (keyof typeof ports)[];
const pairs = names.flatMap(from => names.filter(to => to !== from).map(to => [from, to] as const));
test.each([
  ['Kuala Lumpur', [101.69, 3.14], true],
  ['Medan', [98.67, 3.59], true],
  ['Georgetown’s hill', [100.27, 5.42], true],
  ['One Fathom Bank', [100.99, 2.88], false],
  ['the South China Sea', [105, 4], false],
] as const)('%s: ashore or at sea', (_name, point, onLand) => {
  expect(isOnLand(onChart(point))).toBe(onLand);
});

describe('the course of a voyage', () => {
  test.each(pairs)('%s to %s starts and ends in port, with all turns at sea', (from, to) => {
    const turns = course(ports[from], ports[to]);
    expect(turns[0]).toBe(ports[from]);
    expect(turns.at(-1)).toBe(ports[to]);
    expect(turns.slice(1, -1).filter(isOnLand)).toEqual([]);
  });

  test.each(pairs)('%s to %s and back follow the same course', (from, to) => {
    expect(course(ports[to], ports[from])).toEqual(course(ports[from], ports[to]).reverse());
  });

  test('the course keeps off the coast of Perak', () => {
    expect(course(ports.portKlang, ports.penang).length).toBeGreaterThan(2);
  });

  test('a short course does not detour through the fairway', () => {
    expect(course(ports.penang, ports.langkawi)).toEqual([ports.penang, ports.langkawi]);
  });

  test('a port in another sea is reached directly', () => {
    const bangkok = onChart([100.57, 13.7]);
    expect(course(ports.singapore, bangkok)).toEqual([ports.singapore, bangkok]);
  });
});
