import { type Place, setPlace } from '@gangway/shared/domain/place/place.ts';

/** Makes this page write amounts and times as the server that wrote it does (R480, R481). */
export function adoptPlace(): void {
  const { place } = document.documentElement.dataset;
  if (place) setPlace(JSON.parse(place) as Place);
}
