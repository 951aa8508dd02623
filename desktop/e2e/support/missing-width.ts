/** By how many pixels the chosen option is wider than its field. */
export function missingWidth(field: HTMLElement | SVGElement): number {
  const { font, paddingLeft, paddingRight } = getComputedStyle(field);
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('text cannot be measured');
  pen.font = font;
  const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return pen.measureText((field as HTMLSelectElement).selectedOptions[0]?.text ?? '').width - room;
}
