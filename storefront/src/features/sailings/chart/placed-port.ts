import type { ChartedPort, Position } from '@gangway/shared/contract/sailings.ts';

/** A port with a known position. */
export type PlacedPort = ChartedPort & { position: Position };

/** Whether a chart can show the port. */
export const isPlaced = (port: ChartedPort): port is PlacedPort => port.position !== null;
