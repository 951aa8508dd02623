import type { PaletteSource } from '../../lib/palette/palette.ts';

/** What the palette searches besides the menu. A feature adds its own line: `() => import('../../features/…')`. */
export const paletteSources: readonly (() => Promise<{ default: PaletteSource }>)[] = [
  () => import('../../features/orders/palette-orders.ts'),
  () => import('../../features/orders/palette-passengers.ts'),
  () => import('../../features/rooms/palette-rooms.ts'),
];
