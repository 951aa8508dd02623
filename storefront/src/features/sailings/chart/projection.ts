import type { Corner } from '@gangway/shared/art/strait.ts';

export interface Point {
  x: number;
  y: number;
}

/**
 * The strait runs from Phuket to Singapore; rotated to be horizontal, it fits a phone. North-east is up, as on pilots'
 * strip charts.
 */
const ACROSS = { east: 0.636, south: 0.772 };

/** Projects a position in degrees onto the rotated chart; so near the equator a degree is as wide as it is high. */
export const onChart = ([longitude, latitude]: Corner): Point => ({
  x: longitude * ACROSS.east - latitude * ACROSS.south,
  y: -longitude * ACROSS.south - latitude * ACROSS.east,
});

/** The chart's rotation: the direction of its compass needle, in degrees clockwise from the top. */
export const NORTH_DEGREES = -(Math.atan2(ACROSS.south, ACROSS.east) * 180) / Math.PI;
