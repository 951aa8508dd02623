import type { Calm, Orb } from './sky.ts';

/** Below this width grain and garland would only be noise. */
export const FINE_WIDTH = 240;

export interface Composition {
  horizon: number;
  orb: Orb;
  calm: Calm;
  /** Center and scale of each; the ship's `flip` turns her bow to the left. */
  ship: { x: number; scale: number; flip: 1 | -1; band: number };
  port: { x: number; scale: number };
}

/**
 * The positions of ship, port and light. A wide picture has room for words in its left half, a tall one in its sky; in all other
 * pictures the ship sails towards the port.
 */
export function compose(width: number, height: number, hasShip: boolean, hasPort: boolean): Composition {
  const ratio = width / height;
  const shipShare = (share: number) => (width * share) / 420;
  if (ratio > 1.9)
    return {
      horizon: height * 0.66,
      calm: { left: 0.4, top: 0 },
      orb: { x: width * (hasPort ? 0.735 : 0.8), y: height * 0.27, r: height * 0.105 },
      ship: { x: width * 0.58, scale: shipShare(0.37), flip: -1, band: 3 },
      port: { x: width * (hasShip ? 0.815 : 0.7), scale: Math.min(height * 0.3, width * 0.135) / 100 },
    };
  if (ratio < 0.95)
    return {
      horizon: height * 0.62,
      calm: { left: 0, top: 0.56 },
      orb: { x: width * 0.72, y: height * 0.35, r: width * 0.105 },
      ship: { x: width * 0.47, scale: shipShare(0.84), flip: 1, band: 4 },
      port: { x: width * (hasShip ? 0.55 : 0.5), scale: (width * 0.3) / 100 },
    };
  return {
    horizon: height * 0.63,
    calm: { left: 0, top: 0 },
    orb: {
      x: width * (hasPort ? 0.28 : 0.6),
      y: height * 0.25,
      r: height * (width < FINE_WIDTH ? 0.13 : 0.1),
    },
    ship: { x: width * (hasPort ? 0.4 : 0.5), scale: shipShare(hasPort ? 0.62 : 0.84), flip: 1, band: 3 },
    port: {
      x: width * (hasShip ? 0.645 : 0.5),
      scale: Math.min(height * 0.42, width * (hasShip ? 0.27 : 0.315)) / 100,
    },
  };
}
