import { type Place, setPlace } from '@gangway/shared/domain/place/place.ts';
import { type KnownOffset, setKnownOffset } from '@gangway/shared/domain/time/zoned-clock.ts';

/** Makes this page write amounts and times as the server that wrote it does (R480, R481). */
export function adoptPlace(): void {
  const { place, offset } = document.documentElement.dataset;
  if (place) setPlace(JSON.parse(place) as Place);
  if (offset) setKnownOffset(JSON.parse(offset) as KnownOffset);
}
