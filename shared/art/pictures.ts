import type { PortId } from './ports.ts';
import type { Drawing } from './primitives/svg.ts';
import { scene } from './scene.ts';
import type { ShipId } from './ships.ts';

/** A drawing to be stored as an image file; `name` is its file name without the ending. */
export interface Picture {
  name: string;
  width: number;
  height: number;
  svg: Drawing;
}

const VIEWS: Record<ShipId, readonly PortId[]> = {
  'selat-aurora': ['singapore', 'langkawi'],
  'selat-pelangi': ['penang', 'phuket'],
  'selat-kenari': ['malacca', 'port-klang'],
};

/** Four pictures of a ship, 1200 × 900: at sea by day and by night, then off two ports of hers. */
export function shipPictures(ship: ShipId): Picture[] {
  const [first, second] = VIEWS[ship];
  const size = { width: 1200, height: 900 };
  const draw = (name: string, light: 'day' | 'night', port?: PortId): Picture => ({
    name: `${ship}-${name}`,
    ...size,
    svg: scene({ light, ship, port, ...size }),
  });
  return [
    draw('day', 'day'),
    draw('night', 'night'),
    draw(`${second}-day`, 'day', second),
    draw(`${first}-night`, 'night', first),
  ];
}

/** Slides of the home page, 1600 × 700, day and night in turn, with the left half calm for words. */
export function slidePictures(): Picture[] {
  const size = { width: 1600, height: 700 };
  const slides = [
    ['langkawi', 'day', 'selat-aurora'],
    ['penang', 'night', 'selat-pelangi'],
    ['malacca', 'day', 'selat-kenari'],
    ['singapore', 'night', 'selat-aurora'],
    ['phuket', 'day', 'selat-pelangi'],
  ] as const;
  return slides.map(([port, light, ship]) => ({
    name: `slide-${port}-${light}`,
    ...size,
    svg: scene({ light, ship, port, ...size }),
  }));
}
