import { type ComponentType, lazy } from 'react';
import { i18next } from './i18n.ts';

/** A screen whose code and words arrive together, when it is first opened. */
export function lazyScreen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  namespaces: readonly string[],
): ComponentType<Props> {
  return lazy(async () => {
    const [screen] = await Promise.all([load(), i18next.loadNamespaces(namespaces)]);
    return screen;
  });
}
