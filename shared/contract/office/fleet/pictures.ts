import { z } from 'zod';

/** Most pictures of a ship (R53). */
export const MOST_SHIP_IMAGES = 5;
/** Most bytes of one picture, 5 MB (R53). */
export const MOST_IMAGE_BYTES = 5 * 1024 * 1024;

/** A stored picture with its `name` and its `url`. */
export const picture = z.object({ name: z.string(), url: z.string() });
export type Picture = z.infer<typeof picture>;

/** What a picture is called: letters, digits and hyphens, and its kind. Never a path. */
export const pictureName = z.string().regex(/^[a-z0-9][a-z0-9-]*\.jpg$/);
