import { z } from 'zod';

/** Maximum number of pictures of a ship (R53). */
export const MOST_SHIP_IMAGES = 5;
/** Maximum size of a picture in bytes, 5 MB (R53). */
export const MOST_IMAGE_BYTES = 5 * 1024 * 1024;

/** A stored picture with its `name` and its `url`. */
export const picture = z.object({ name: z.string(), url: z.string() });
export type Picture = z.infer<typeof picture>;

/** The name of a picture: letters, digits and hyphens, and the file type. Never a path. */
export const pictureName = z.string().regex(/^[a-z0-9][a-z0-9-]*\.jpg$/);
