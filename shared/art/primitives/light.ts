export type LightName = 'day' | 'night';

/** The light of a voyage: every color of a scene comes through it. */
export interface Light {
  name: LightName;
  /** From the top of the sky to the horizon. */
  sky: readonly [string, string, string];
  /** Sun or moon, and the rings around it. */
  orb: string;
  halo: string;
  cloud: string;
  /** Land behind the port, far and near. */
  hills: readonly [string, string];
  /** Bands of water from the horizon to the viewer. */
  sea: readonly string[];
  crest: string;
  /** The road that sun or moon lays on the water. */
  road: string;
  foam: string;
  /** What shines: windows, portholes, lamps. By day glass is merely dark. */
  glass: string;
  /** How a thing's own color looks in this light. */
  tint: (color: string) => string;
}

/** `share` of `other` in `color`, both `#rrggbb`. */
function blend(color: string, other: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map(at =>
    Math.round(channel(color, at) * (1 - share) + channel(other, at) * share),
  );
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`;
}

const DAY: Light = {
  name: 'day',
  sky: ['#7fc4cd', '#c5e2d6', '#fdebc4'],
  orb: '#f4b63f',
  halo: '#fff3d2',
  cloud: '#fffaf0',
  hills: ['#9ccbc0', '#5da79d'],
  sea: ['#5fb6b8', '#3a9fa9', '#1f8797', '#0b6b80', '#0d5369', '#0e3a53'],
  crest: '#d7f1ec',
  road: '#ffe7a8',
  foam: '#ffffff',
  glass: '#1b4a61',
  tint: color => color,
};

const NIGHT: Light = {
  name: 'night',
  sky: ['#151a3a', '#2b2c66', '#6b4f8c'],
  orb: '#f3efdc',
  halo: '#c9d4ff',
  cloud: '#4a4684',
  hills: ['#3f3a75', '#2a2a5c'],
  sea: ['#3a3c7d', '#2d316c', '#23285b', '#1a1f4b', '#151a3f', '#0e1230'],
  crest: '#8f9be6',
  road: '#d8d4f2',
  foam: '#c9d4ff',
  glass: '#ffd27a',
  tint: color => blend(color, '#2a2d6b', 0.44),
};

export const LIGHTS: Record<LightName, Light> = { day: DAY, night: NIGHT };
