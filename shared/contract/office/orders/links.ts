import { z } from 'zod';
import { typedText } from '../../base/primitives.ts';

/**
 * The target of a picture's or ship's link: a path of the site, an http(s) address, or empty. No other scheme is allowed,
 * because customers click links that staff typed.
 */
export const linkUrl = typedText(500).refine(
  text => text === '' || /^\/(?!\/)\S*$/.test(text) || isWebAddress(text),
  'link',
);

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && z.url().safeParse(text).success;
}
