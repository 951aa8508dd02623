import type { RolePermission } from '@gangway/shared/contract/base/permissions.ts';
import type { Icon } from '../../ui/icon.tsx';

/** Something that the palette found. */
export interface PaletteHit {
  id: string;
  label: string;
  /** What tells it from others of the same name. */
  detail?: string;
  /** What was typed is its number, not a part of something: its kind stands first. */
  exact?: boolean;
  href: string;
  icon: Icon;
}

/** A place where the palette searches besides the menu: the orders, the passengers, the rooms. Listed in app/palette/sources.ts. */
export interface PaletteSource {
  id: string;
  /** Without it the place is not searched. */
  permission: RolePermission;
  /** Address of the screen that the hits lead to: who has it not in the menu has no use for them. */
  screen: string;
  /** Key of the heading above what was found. */
  heading: 'palette.orders' | 'palette.passengers' | 'palette.rooms';
  /** At most a handful, the best first. */
  search: (query: string, signal: AbortSignal) => Promise<readonly PaletteHit[]>;
}

/** Whether a number is what was typed, however people write it: `SC 0495-CX4A` is `SC0495CX4A`. */
export const isSame = (number: string, typed: string): boolean => plainly(number) === plainly(typed);

const plainly = (text: string) => text.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '');
