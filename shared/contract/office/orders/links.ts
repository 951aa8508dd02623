import { z } from 'zod';
import { typedText } from '../../base/primitives.ts';

/**
 * Where a picture or a ship's profile leads: a page of the site by its path, another site by http(s), or nowhere. No
 * other scheme: a link that staff type is clicked by customers.
 */
export const linkUrl = typedText(500).refine(
  text => text === '' || /^\/(?!\/)\S*$/.test(text) || isWebAddress(text),
  'link',
);

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && z.url().safeParse(text).success;
}
