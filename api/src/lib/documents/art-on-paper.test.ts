import { portIds } from '@gangway/shared/art/ports.ts';
import { scene } from '@gangway/shared/art/scene.ts';
import { shipIds } from '@gangway/shared/art/ships.ts';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { layArt } from './art-on-paper.ts';

const box = { x: 0, y: 0, width: 595, height: 200 };
const paper = () => new PDFDocument({ margin: 0 });

const scenes = shipIds.flatMap(ship =>
  portIds.flatMap(port => (['day', 'night'] as const).map(light => ({ light, ship, port }))),
);

test.each(scenes)('$ship at $port by $light is drawn completely in the PDF', options => {
  expect(() => layArt(paper(), scene({ ...options, width: 595, height: 200 }), box)).not.toThrow();
});

test.each([
  ['an element', '<text x="1">words</text>'],
  ['a transform', '<g transform="skewX(3)"><circle cx="1" cy="1" r="1"/></g>'],
])('refuses an unsupported %s instead of skipping it', (_, drawing) => {
  const svg = `<svg width="10" height="10">${drawing}</svg>`;
  expect(() => layArt(paper(), svg, box)).toThrow('art has an unknown');
});
