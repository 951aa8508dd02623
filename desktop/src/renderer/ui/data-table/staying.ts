/** Width of the column of checkboxes, in pixels. */
export const TICK_WIDTH = 36;

/** The attributes of a cell of the first column, which stays in view while the others scroll. */
export interface Staying {
  'data-stays': true;
  style: { left: number };
}

export const staysAt = (besideTicks: boolean): Staying => ({
  'data-stays': true,
  style: { left: besideTicks ? TICK_WIDTH : 0 },
});
