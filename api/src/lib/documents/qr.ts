import { create } from 'qrcode';

/** Light modules around a QR that scanners need (ISO/IEC 18004 section 6.3.8). */
const QUIET_ZONE = 4;

/** A QR as rows of modules, `true` for dark, without its quiet zone. */
export type QrMatrix = boolean[][];

/**
 * The matrix of a ticket code: alphanumeric mode, for which Base45 is made, and error correction M, so that a creased or smudged
 * print can still be read.
 */
export function qrMatrix(code: string): QrMatrix {
  return matrixOf([{ data: code, mode: 'alphanumeric' }]);
}

function matrixOf(content: Parameters<typeof create>[0]): QrMatrix {
  const { modules } = create(content, { errorCorrectionLevel: 'M' });
  return Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (_, column) => modules.get(row, column) === 1),
  );
}

/** Runs of dark modules, one rectangle per run: a third of the number of single modules. */
export function darkRuns(matrix: QrMatrix): { row: number; column: number; length: number }[] {
  const runs: { row: number; column: number; length: number }[] = [];
  for (const [row, modules] of matrix.entries()) {
    for (let column = 0; column < modules.length; column++) {
      if (!modules[column]) continue;
      const from = column;
      while (modules[column + 1]) column++;
      runs.push({ row, column: from, length: column + 1 - from });
    }
  }
  return runs;
}

/** A ticket code as an SVG picture with its quiet zone, dark on white on any background. */
export function qrSvg(code: string): string {
  return svgOf(qrMatrix(code));
}

/** The same picture for any text, such as a link. */
export function textQrSvg(text: string): string {
  return svgOf(matrixOf(text));
}

function svgOf(matrix: QrMatrix): string {
  const size = matrix.length + 2 * QUIET_ZONE;
  const data = darkRuns(matrix)
    .map(({ row, column, length }) => `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h${length}v1h-${length}z`)
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${data}"/></svg>`
  );
}

/** The width of a matrix with its quiet zone, in modules. */
export function withQuietZone(matrix: QrMatrix): { modules: number; margin: number } {
  return { modules: matrix.length + 2 * QUIET_ZONE, margin: QUIET_ZONE };
}
