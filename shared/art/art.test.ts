import { describe, expect, it } from 'vitest';
import { mark } from './mark.ts';
import { emptyPier, leaningBuoy, paperBoat } from './moments.ts';
import { shipPictures, slidePictures } from './pictures.ts';
import type { PortId } from './ports.ts';
import { type SceneOptions, scene } from './scene.ts';
import type { ShipId } from './ships.ts';

const SHIPS: ShipId[] = ['selat-aurora', 'selat-pelangi', 'selat-kenari'];
const PORTS: PortId[] = ['port-klang', 'penang', 'langkawi', 'malacca', 'singapore', 'phuket'];
const SIZES = [
  [1600, 700],
  [800, 600],
  [720, 900],
  [96, 72],
] as const;

const scenes = SIZES.flatMap(([width, height]) =>
  (['day', 'night'] as const).flatMap(light =>
    SHIPS.flatMap(ship => PORTS.map((port): SceneOptions => ({ light, ship, port, width, height }))),
  ),
);
const drawings = [...scenes.map(scene), mark(), emptyPier(), leaningBuoy(), paperBoat()];
const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe('drawn pictures', () => {
  it('contains no invalid number', () => {
    for (const svg of drawings) expect(svg).not.toMatch(/NaN|undefined|Infinity|e-\d/);
  });

  it('closes every element it opens', () => {
    for (const svg of drawings) {
      const opened = svg.match(/<[a-zA-Z]+/g)?.length;
      const closed = (svg.match(/<\/[a-zA-Z]+>/g)?.length ?? 0) + (svg.match(/\/>/g)?.length ?? 0);
      expect(closed).toBe(opened);
    }
  });

  it('has no inline style, script or font, as the strict Content-Security-Policy requires', () => {
    for (const svg of drawings) expect(svg).not.toMatch(/style=|<style|<script|<text|href=|\son\w+=/);
  });

  it('has palms and lanterns only beside a ship or a port of the strait', () => {
    const size = { width: 1600, height: 700 };
    const palm = '#14584d';
    expect(scene({ ...size, light: 'day', port: 'penang' })).toContain(palm);
    expect(scene({ ...size, light: 'day' })).not.toContain(palm);
    const lantern = '#ffd27a';
    expect(scene({ ...size, light: 'night', port: 'penang' })).toContain(lantern);
    expect(scene({ ...size, light: 'night' }).split(lantern).length).toBeLessThan(
      scene({ ...size, light: 'night', port: 'penang' }).split(lantern).length,
    );
  });

  it('is deterministic', () => {
    for (const options of scenes.slice(0, 6)) expect(scene(options)).toBe(scene(options));
    expect(scene({ light: 'day', width: 800, height: 600, seed: 1 })).not.toBe(
      scene({ light: 'day', width: 800, height: 600, seed: 2 }),
    );
  });

  it('uses unique gradient ids across pictures on a page', () => {
    const ids = scenes.flatMap(options => idsOf(scene(options)));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is different for every ship and port', () => {
    const bare = { light: 'day', width: 800, height: 600, seed: 1 } as const;
    const all = [
      ...SHIPS.map(ship => scene({ ...bare, ship })),
      ...PORTS.map(port => scene({ ...bare, port })),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('keeps a hero picture under 60 kB of markup', () => {
    for (const { svg } of slidePictures()) expect(svg.length).toBeLessThan(60_000);
  });
});

describe('pictures to be stored', () => {
  it('have unique file names and at most five images per ship', () => {
    const pictures = [...slidePictures(), ...SHIPS.flatMap(shipPictures)];
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length);
    for (const ship of SHIPS) expect(shipPictures(ship).length).toBeLessThanOrEqual(5);
  });
});
