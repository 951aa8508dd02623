import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const mark = join(import.meta.dirname, '../src/renderer/ui/mark.svg');
const icon = join(import.meta.dirname, 'resources/icon.png');
/** The size for macOS; the packer makes every smaller size from it. */
const PIXELS = 1024;

/** Draws the app's icon from its logo, for the packer. */
await mkdir(dirname(icon), { recursive: true });
await sharp(mark, { density: 1600 }).resize(PIXELS, PIXELS).png().toFile(icon);
