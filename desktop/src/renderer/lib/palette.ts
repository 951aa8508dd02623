import type { RolePermission } from '@gangway/shared/contract/permissions.ts';
import type { Icon } from '../ui/icon.tsx';

/** Something that the palette found. */
export interface PaletteHit {
  id: string;
  label: string;
  /** What tells it from others of the same name. */
  detail?: string;
  href: string;
  icon: Icon;
}

/** A place where the palette searches besides the menu: the orders, the passengers, the rooms. Listed in app/palette/sources.ts. */
export interface PaletteSource {
  id: string;
  /** Without it the place is not searched. */
  permission: RolePermission;
  /** Key of the heading above what was found. */
  heading: 'palette.orders' | 'palette.passengers' | 'palette.rooms';
  /** At most a handful, the best first. */
  search: (query: string, signal: AbortSignal) => Promise<readonly PaletteHit[]>;
}
