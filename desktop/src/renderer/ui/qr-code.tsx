import { create, type QRCodeSegment } from 'qrcode';
import { useMemo } from 'react';

/** Light modules around a QR that scanners rely on (ISO/IEC 18004 section 6.3.8). */
const QUIET_ZONE = 4;

interface QrCodeProps {
  /** A text, or parts of one with their encodings. The parts must be the same object at each render. */
  content: string | QRCodeSegment[];
  label: string;
  className?: string | undefined;
}

/** A QR code, dark on white in any theme. */
export function QrCode({ content, label, className }: QrCodeProps) {
  const { size, path } = useMemo(() => drawn(content), [content]);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}

function drawn(content: QrCodeProps['content']): { size: number; path: string } {
  const { modules } = create(content, { errorCorrectionLevel: 'M' });
  const all = Array.from({ length: modules.size ** 2 }, (_, index) => index);
  const dark = all
    .map(index => [index % modules.size, Math.floor(index / modules.size)] as const)
    .filter(([column, row]) => modules.get(row, column) === 1);
  return {
    size: modules.size + 2 * QUIET_ZONE,
    path: dark.map(([x, y]) => `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`).join(''),
  };
}
