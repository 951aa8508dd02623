import type { PortId } from '@gangway/shared/art/ports.ts';
import type { ShipId } from '@gangway/shared/art/ships.ts';
import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';

/** Sizes of the sailings' drawings, in pixels; pages crop them to their boxes. */
export const drawingFrames = {
  heroWide: { width: 1600, height: 640 },
  heroPhone: { width: 420, height: 300 },
  banner: { width: 600, height: 300 },
  card: { width: 400, height: 240 },
  tile: { width: 200, height: 200 },
} as const;

export type DrawingFrame = keyof typeof drawingFrames;

export interface VoyageDrawing {
  frame: DrawingFrame;
  session: Session;
  /** If omitted, only the open sea is drawn. */
  ship?: ShipId;
  port?: PortId;
}

/** The voyage on the home page, for operators who sail to its port; others see the open sea. */
export const heroVoyage = { ship: 'selat-aurora', port: 'penang' } as const satisfies Partial<VoyageDrawing>;

/** File name of a sailing's drawing, generated when the site is built. */
export const drawingFile = ({ frame, session, ship, port }: VoyageDrawing): string =>
  `${frame}-${session}-${ship ?? 'sea'}-${port ?? 'offshore'}.svg`;

/** A port's landmark with a transparent background, for a small mark on a chart. */
export const landmarkSize = { width: 300, height: 108 } as const;

/** File name of a landmark's drawing. */
export const landmarkFile = (port: PortId, session: Session): string => `landmark-${session}-${port}.svg`;
