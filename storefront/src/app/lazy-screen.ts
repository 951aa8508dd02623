import { type ComponentType, lazy } from 'react';
import { i18next } from '../lib/i18n.ts';

/** A screen whose code and words arrive together, when it is first opened. */
export function lazyScreen(
  load: () => Promise<{ default: ComponentType }>,
  namespaces: readonly string[],
): ComponentType {
  return lazy(async () => {
    const [screen] = await Promise.all([load(), i18next.loadNamespaces(namespaces)]);
    return screen;
  });
}
