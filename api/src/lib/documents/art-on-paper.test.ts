import { portIds } from '@gangway/shared/art/ports.ts';
import { scene } from '@gangway/shared/art/scene.ts';
import { shipIds } from '@gangway/shared/art/ships.ts';
import { expect, test } from 'vitest';
import { artForm } from './art-on-paper.ts';

const scenes = shipIds.flatMap(ship =>
  portIds.flatMap(port => (['day', 'night'] as const).map(light => ({ light, ship, port }))),
);

test.each(scenes)('$ship at $port by $light is drawn completely in the PDF', options => {
  expect(() => artForm(scene({ ...options, width: 595, height: 200 }), 595, 200)).not.toThrow();
});

test.each([
  ['an element', '<text x="1">words</text>'],
  ['a transform', '<g transform="skewX(3)"><circle cx="1" cy="1" r="1"/></g>'],
])('refuses an unsupported %s instead of skipping it', (_, drawing) => {
  const svg = `<svg width="10" height="10">${drawing}</svg>`;
  expect(() => artForm(svg, 595, 200)).toThrow('art has an unknown');
});
