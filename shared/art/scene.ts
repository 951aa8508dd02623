import { chance, seedOf } from './chance.ts';
import { type Composition, compose, FINE_WIDTH } from './composition.ts';
import { floating, garland } from './lanterns.ts';
import { palmLeaves } from './palm-leaves.ts';
import { landmark, type PortId } from './ports.ts';
import { LIGHTS, type Light, type LightName } from './primitives/light.ts';
import { type Drawing, d, element, group, path, picture, place, rect, stroke } from './primitives/svg.ts';
import { bandTop, beach, lightRoad, shimmer, type Water, waterBand } from './sea.ts';
import { type ShipId, ship } from './ships.ts';
import { sky } from './sky.ts';

export interface SceneOptions {
  light: LightName;
  ship?: ShipId;
  port?: PortId;
  /** Pixels; from a 96 px thumbnail to a 1600 px slide. */
  width: number;
  height: number;
  /** Moves clouds, stars and waves; without it the picture's contents decide. */
  seed?: number;
}

/** A voyage in its light: sky, sun or moon, the port's landmark, the ship, the strait. */
export function scene(options: SceneOptions): Drawing {
  const { width, height } = options;
  const light = LIGHTS[options.light];
  const name = [options.light, options.ship, options.port, width, height].join();
  const seed = options.seed ?? seedOf(name);
  const random = chance(seed);
  const id = `a${seedOf(`${name},${seed}`).toString(36)}`;
  const at = compose(width, height, Boolean(options.ship), Boolean(options.port));
  const water = { width, height, horizon: at.horizon };
  const fine = width >= FINE_WIDTH;
  const bands = light.sea.length;
  const shipLine = bandTop(water, at.ship.band, bands) - at.ship.scale * 7;
  const band = (index: number) =>
    waterBand(light, water, index, random) + lightRoad(light, water, at.orb, index, random);

  return picture(width, height, [
    definitions(light, id, fine),
    sky(light, width, at.horizon, at.orb, at.calm, random, `${id}s`),
    hills(light, width, at.horizon, random),
    options.port ? place(landmark(options.port, light), at.port.x, at.horizon, at.port.scale) : '',
    band(0),
    band(1),
    options.port ? reflection(light, at, random) : '',
    ...light.sea.map((_, index) =>
      [
        index === at.ship.band && options.ship
          ? place(ship(options.ship, light), at.ship.x, shipLine, at.ship.scale, at.ship.flip)
          : '',
        index > 1 ? band(index) : '',
      ].join(''),
    ),
    options.ship && options.light === 'night'
      ? shimmer(
          '#ffd27a',
          at.ship.x,
          shipLine + at.ship.scale * 20,
          at.ship.scale * 370,
          height * 0.15,
          random,
        )
      : '',
    // Palms and lanterns are those of the strait: the open sea may be any.
    options.ship || options.port ? foreground(light, water, id, fine) : '',
    fine ? rect(0, 0, width, height, `url(#${id}n)`) : '',
  ]);
}

function definitions(light: Light, id: string, fine: boolean): Drawing {
  const stop = (offset: number, color: string, opacity?: number) =>
    element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity });
  const [top, middle, low] = light.sky;
  return element(
    'defs',
    {},
    element('linearGradient', { id: `${id}s`, x2: 0, y2: 1 }, stop(0, top), stop(0.6, middle), stop(1, low)),
    light.name === 'night'
      ? element(
          'radialGradient',
          { id: `${id}g` },
          stop(0, '#ffc86b', 0.55),
          stop(0.4, '#ffb04d', 0.22),
          stop(1, '#ff9a3d', 0),
        )
      : '',
    fine ? grain(`${id}n`) : '',
  );
}

/** Specks of light and dark, as on rough paper. Dots, not a filter: phones draw them without effort. */
function grain(id: string): Drawing {
  const random = chance(7);
  const specks = (count: number) =>
    Array.from({ length: count }, () => d`M${random() * 160} ${random() * 160}h.01`).join('');
  const dust = { 'stroke-linecap': 'round' };
  return element(
    'pattern',
    { id, width: 160, height: 160, patternUnits: 'userSpaceOnUse' },
    stroke(specks(110), '#ffffff', 1.1, { ...dust, opacity: 0.2 }),
    stroke(specks(110), '#0a2233', 1.1, { ...dust, opacity: 0.13 }),
  );
}

/** Two low ridges along the horizon behind the port. */
function hills(light: Light, width: number, horizon: number, random: () => number): Drawing {
  const ridge = (height: number, step: number, color: string) => {
    let x = -random() * step;
    let data = d`M${x} ${horizon + 1}`;
    while (x < width) {
      const wide = step * (0.7 + random() * 0.8);
      const rise = height * (0.35 + random());
      data += d`q${wide * 0.5} ${-rise * 2} ${wide} 0`;
      x += wide * 0.86;
      data += d`h${-wide * 0.14}`;
    }
    return path(`${data}z`, color);
  };
  const unit = Math.min(width, horizon * 1.8);
  return ridge(unit * 0.055, unit * 0.34, light.hills[0]) + ridge(unit * 0.026, unit * 0.22, light.hills[1]);
}

/** The port upside down in calm water, in a few strokes: its shadow by day, its lamps by night. */
function reflection(light: Light, at: Composition, random: () => number): Drawing {
  const reach = at.port.scale * 240;
  const color = light.name === 'night' ? light.glass : light.hills[1];
  return shimmer(color, at.port.x, at.horizon + at.port.scale * 2, reach, at.port.scale * 22, random);
}

function foreground(light: Light, water: Water, id: string, fine: boolean): Drawing {
  const { width, height } = water;
  const unit = Math.min(width, height * 1.2);
  if (light.name === 'day') return group([beach(water), palmLeaves(width, unit)]);
  const size = unit * 0.062;
  const from = width > height * 1.9 ? width * 0.5 : width * 0.3;
  const low = height * 0.93;
  return group([
    floating(
      [
        [width * 0.1, low, unit * 0.045],
        [width * 0.26, low - height * 0.055, unit * 0.03],
        [width * 0.9, low - height * 0.03, unit * 0.04],
      ],
      `${id}g`,
    ),
    fine ? garland(from, width * 1.02, -size * 0.6, size * 3.2, size, `${id}g`) : '',
  ]);
}
