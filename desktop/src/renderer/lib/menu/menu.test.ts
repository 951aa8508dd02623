import { describe, expect, test } from 'vitest';
import { homeOf, leavesOf, menuTree, sectionTarget, trailTo } from './menu.ts';

const record = (id: number, pid: number, path: string, name = path) => ({
  id,
  pid,
  path,
  name,
  title: `menu.${name}`,
  icon: '',
});

const menu = menuTree([
  record(1, 0, '/dashboard', 'dashboard'),
  record(2, 0, '/ship', 'ship-section'),
  record(5, 0, '/ours', 'ours-section'),
  record(3, 2, 'shipWriteOff'),
  record(4, 2, 'ship'),
  record(6, 5, '/elsewhere', 'elsewhere'),
  record(7, 5, 'deeper', 'deeper-section'),
  record(8, 7, 'screen'),
]);

test('joins addresses from the root, unless an entry has an absolute one', () => {
  expect(leavesOf(menu).map(entry => entry.path)).toEqual([
    '/dashboard',
    '/ship/shipWriteOff',
    '/ship/ship',
    '/elsewhere',
    '/ours/deeper/screen',
  ]);
});

describe('the breadcrumb of an address', () => {
  test.each([
    ['/ship/ship', ['ship-section', 'ship']],
    ['/ship/ship/7', ['ship-section', 'ship']],
    ['/ours/deeper/screen', ['ours-section', 'deeper-section', 'screen']],
    ['/dashboard/dashboard', ['dashboard']],
    ['/ship/shipOrder', []],
    ['/shi', []],
  ])('%s', (path, names) => {
    expect(trailTo(menu, path).map(entry => entry.name)).toEqual(names);
  });
});

describe('the address of a section redirects', () => {
  test('to the child that was chosen for it (R15)', () => {
    expect(sectionTarget(menu, '/ship')).toBe('/ship/ship');
    expect(sectionTarget(menu, '/dashboard')).toBe('/dashboard/dashboard');
  });

  test('to the first visible child if the specified one is hidden', () => {
    const gate = menuTree([record(2, 0, '/ship', 'ship-section'), record(3, 2, 'shipWriteOff')]);
    expect(sectionTarget(gate, '/ship')).toBe('/ship/shipWriteOff');
    expect(sectionTarget(menu, '/ours')).toBe('/elsewhere');
  });

  test('to nothing if the menu has no such section', () => {
    expect(sectionTarget(menu, '/permission')).toBeNull();
    expect(sectionTarget(menu, '/ship/ship')).toBeNull();
  });
});

describe('the screen to start on', () => {
  test('is the dashboard, at any position in the menu', () => {
    expect(homeOf(menu)).toBe('/dashboard/dashboard');
    const last = menuTree([
      record(2, 0, '/ship', 'ship-section'),
      record(3, 2, 'shipWriteOff'),
      record(1, 0, '/dashboard', 'dashboard'),
    ]);
    expect(homeOf(last)).toBe('/dashboard/dashboard');
  });

  test('is the first screen of a menu without a dashboard', () => {
    const gate = menuTree([record(2, 0, '/ship', 'ship-section'), record(3, 2, 'shipWriteOff')]);
    expect(homeOf(gate)).toBe('/ship/shipWriteOff');
  });

  test('does not exist in an empty menu', () => {
    expect(homeOf([])).toBeNull();
  });
});
