/** The list with one thing taken out and put in before the thing that stands at `to`; the same list where nothing moves. */
export function moved<Thing>(things: readonly Thing[], from: number, to: number): Thing[] {
  const rest = [...things];
  const [thing] = rest.splice(from, 1);
  if (thing !== undefined) rest.splice(to, 0, thing);
  return rest;
}
