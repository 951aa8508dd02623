import type { RolePermission } from '@gangway/shared/contract/base/permissions.ts';
import type { Icon } from '../../ui/icon.tsx';

/** Something to do with a search result, on a row of its own below it. */
export interface PaletteDeed {
  id: string;
  label: string;
  href: string;
  icon: Icon;
  /** The permission and the screen that it takes, besides those of the result itself. */
  permission?: RolePermission;
  screen?: string;
}

/** A search result of the palette. */
export interface PaletteHit {
  id: string;
  label: string;
  /** Distinguishes it from others of the same name. */
  detail?: string;
  /** The query is its complete number: its group is shown first. */
  exact?: boolean;
  href: string;
  icon: Icon;
  /** Offered for an exact result only. */
  deeds?: readonly PaletteDeed[];
}

/**
 * A data source that the palette searches besides the menu: orders, passengers, rooms. Listed in
 * app/palette/use-palette-results.ts.
 */
export interface PaletteSource {
  id: string;
  /** The source is not searched for users without this permission. */
  permission: RolePermission;
  /** Address of the screen that the results open; the source is not searched for users without that screen. */
  screen: string;
  /** Key of the heading above the results. */
  heading: 'palette.orders' | 'palette.passengers' | 'palette.rooms';
  /** Returns a handful of results at most, best first. */
  search: (query: string, signal: AbortSignal) => Promise<readonly PaletteHit[]>;
}

/** Whether the query is this number, in any notation: `SC 0495-CX4A` is `SC0495CX4A`. */
export const isSame = (number: string, typed: string): boolean => plainly(number) === plainly(typed);

const plainly = (text: string) => text.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '');
