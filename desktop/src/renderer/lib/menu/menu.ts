import { screenPaths, sectionRedirects } from '@gangway/shared/contract/office/system/default-menu.ts';
import type { MenuRecord } from '@gangway/shared/contract/people/staff.ts';

/** An entry of the menu with its children. */
export interface MenuEntry {
  id: number;
  /** Unique name of the route. */
  name: string;
  /** Key of its text, or the text itself if a user typed one. */
  title: string;
  icon: string;
  /** Full address. */
  path: string;
  children: readonly MenuEntry[];
}

/** Builds a tree with full addresses from the server's flat list (R41), in the server's order. */
export function menuTree(routes: readonly MenuRecord[], pid = 0, above = ''): MenuEntry[] {
  return routes
    .filter(route => route.pid === pid)
    .map(({ id, name, title, icon, path: own }) => {
      const path = own.startsWith('/') ? own : `${above}/${own}`;
      return { id, name, title, icon, path, children: menuTree(routes, id, path) };
    });
}

/** All entries that are screens, in order. */
export function leavesOf(menu: readonly MenuEntry[]): MenuEntry[] {
  return menu.flatMap(entry => (entry.children.length > 0 ? leavesOf(entry.children) : [entry]));
}

/** The entries from the top down to the screen at an address; empty if the menu has none. */
export function trailTo(menu: readonly MenuEntry[], path: string): MenuEntry[] {
  for (const entry of menu) {
    const below = trailTo(entry.children, path);
    if (below.length > 0) return [entry, ...below];
    if (entry.children.length === 0 && isWithin(path, entry.path)) return [entry];
  }
  return [];
}

const isWithin = (path: string, screen: string) => path === screen || path.startsWith(`${screen}/`);

/**
 * Where the address of a section redirects to (R15): its configured child, or its first child in the menu for users
 * without that one. Null if the address is no section of this menu.
 */
export function sectionTarget(menu: readonly MenuEntry[], path: string): string | null {
  const section = menu.find(entry => entry.path === path);
  if (!section) return null;
  const named = sectionRedirects[path];
  if (section.children.length === 0) return named ?? null;
  const leaves = leavesOf(section.children);
  return leaves.find(leaf => leaf.path === named)?.path ?? leaves[0]?.path ?? null;
}

/** The screen that a user starts on: the dashboard, or the first screen of a menu without one. Null for an empty menu. */
export function homeOf(menu: readonly MenuEntry[]): string | null {
  const addresses = leavesOf(menu).map(leaf => sectionTarget(menu, leaf.path) ?? leaf.path);
  return addresses.find(address => address === screenPaths.dashboard) ?? addresses[0] ?? null;
}
