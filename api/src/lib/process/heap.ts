import { setFlagsFromString } from 'node:v8';

/** Megabytes for what was made last, in each of the two halves that V8 copies to and fro; its own default is 16. */
const SEMI_SPACE_MB = 4;

/**
 * Tells V8 to collect garbage rather than to take more memory: left to itself it takes hundreds of megabytes for an export or a
 * flash sale, keeps them, and takes more with the next, although 30 are in use. Called before much has been made.
 */
export function keepHeapSmall(): void {
  setFlagsFromString(`--max-semi-space-size=${SEMI_SPACE_MB}`);
  setFlagsFromString('--optimize-for-size');
}
