import type { Position } from '@gangway/shared/contract/sailings.ts';

/** A public map with a mark at a position. */
export const mapAt = ({ latitude, longitude }: Position): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
