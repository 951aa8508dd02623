/** The cabin of each guest: the party fills its cabins in turn, so that children stay with those named before them. */
export function assignCabinsInTurn(
  cabins: readonly { id: string; maxOccupancy: number }[],
  guests: number,
): (string | null)[] {
  const beds: (string | null)[] = cabins.flatMap(cabin =>
    Array.from({ length: cabin.maxOccupancy }, () => cabin.id),
  );
  return Array.from({ length: guests }, (_, index) => beds[index] ?? null);
}
