/** The list with the item at index `from` moved to index `to`; the same list if nothing moves. */
export function moveItem<Thing>(things: readonly Thing[], from: number, to: number): Thing[] {
  const rest = [...things];
  const [thing] = rest.splice(from, 1);
  if (thing !== undefined) rest.splice(to, 0, thing);
  return rest;
}
