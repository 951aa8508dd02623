import { landmark, type PortId, portIds } from '@gangway/shared/art/ports.ts';
import { LIGHTS } from '@gangway/shared/art/primitives/light.ts';
import { picture, place } from '@gangway/shared/art/primitives/svg.ts';
import { scene } from '@gangway/shared/art/scene.ts';
import { shipIds } from '@gangway/shared/art/ships.ts';
import { type Session, sessions } from '@gangway/shared/contract/base/vocabulary.ts';
import {
  type DrawingFrame,
  drawingFile,
  drawingFrames,
  landmarkFile,
  landmarkSize,
  type VoyageDrawing,
} from '../src/lib/art/drawing-files.ts';

/** Large frames show ships; small ones show a port, or the sea. */
const framesWithShips: readonly DrawingFrame[] = ['heroWide', 'heroPhone', 'banner'];

/** On wide screens the ship moves, unless reduced motion is preferred; not on phones, to save power. */
const RIDING = `<style>@media (width>=60rem) and (prefers-reduced-motion:no-preference){.art-ship{animation:ride 7s ease-in-out infinite alternate;transform-box:fill-box;transform-origin:50% 100%}}@keyframes ride{from{transform:translateY(-.6%) rotate(-.35deg)}to{transform:translateY(1.2%) rotate(.35deg)}}</style>`;

/** Every drawing that a page may request, by file name. */
export function drawAllVoyages(): Map<string, string> {
  const drawings = new Map<string, string>();
  for (const voyage of voyages()) drawings.set(drawingFile(voyage), draw(voyage));
  for (const session of sessions)
    for (const port of portIds) drawings.set(landmarkFile(port, session), drawLandmark(port, session));
  return drawings;
}

function* voyages(): Generator<VoyageDrawing> {
  for (const frame of Object.keys(drawingFrames) as DrawingFrame[])
    for (const session of sessions)
      for (const port of [...portIds, undefined])
        for (const ship of framesWithShips.includes(frame) ? [...shipIds, undefined] : [undefined])
          yield { frame, session, ship, port };
}

function draw({ frame, session, ship, port }: VoyageDrawing): string {
  const drawing = scene({ light: lights[session], ship, port, ...drawingFrames[frame] });
  return ship ? drawing.replace(/^<svg[^>]*>/, opening => opening + RIDING) : drawing;
}

function drawLandmark(port: PortId, session: Session): string {
  const { width, height } = landmarkSize;
  return picture(width, height, [place(landmark(port, LIGHTS[lights[session]]), width / 2, height - 4, 1)]);
}

const lights: Record<Session, 'day' | 'night'> = { daytime: 'day', nighttime: 'night' };
