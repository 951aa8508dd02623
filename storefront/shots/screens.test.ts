import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { screens } from './screens.ts';

const table = readFileSync(new URL('../src/app/routes.tsx', import.meta.url), 'utf8');
const routes = [...table.matchAll(/<Route path=\{paths\.(\w+)\} component=/g)].map(([, route]) => route);

describe('the screens that are pictured', () => {
  test.for(routes)('the route %s is among them', route => {
    expect(screens.map(screen => screen.route)).toContain(route);
  });

  test('the table of routes was read', () => {
    expect(routes.length).toBe(table.match(/<Route path=.* component=/g)?.length);
    expect(routes.length).toBeGreaterThan(10);
  });

  test('each has a name of its own that a file can bear', () => {
    const names = screens.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});
