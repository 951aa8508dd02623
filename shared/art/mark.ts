import { circle, type Drawing, element, path } from './primitives/svg.ts';

export interface MarkColors {
  ground: string;
  sun: string;
  moon: string;
  sea: string;
  foam: string;
}

const COLORS: MarkColors = {
  ground: '#0a2233',
  sun: '#f4b63f',
  moon: '#c9d4ff',
  sea: '#0b6b80',
  foam: '#eaf5f5',
};

/**
 * The operator's mark: through a porthole, one disc that is half sun and half moon, over the strait. Readable from
 * 16 px on; on a dark ground pass a lighter `ground`.
 */
export function mark(colors: Partial<MarkColors> = {}): Drawing {
  const { ground, sun, moon, sea, foam } = { ...COLORS, ...colors };
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 48 48' },
    circle(24, 24, 23.7, ground),
    path('M24 8.5a13 13 0 0 0 0 26z', sun),
    path('M24 8.5a13 13 0 0 1 0 26z', moon),
    path('M.4 27.5q7.9 6.5 15.7 0q7.9 6.5 15.8 0q7.9 6.5 15.7 0A24 24 0 0 1 .4 27.5z', sea),
    path('M3.6 36.5q10 6.5 20.4 0q10.4 6.5 20.4 0A24 24 0 0 1 3.6 36.5z', foam),
  );
}
