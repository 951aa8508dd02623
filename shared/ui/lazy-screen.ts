import { type ComponentType, lazy } from 'react';

/** Creates screens whose code and texts are loaded together when they are first opened. */
export const lazyScreens =
  (loadWords: (namespaces: readonly string[]) => Promise<unknown>) =>
  <Props extends object>(
    load: () => Promise<{ default: ComponentType<Props> }>,
    namespaces: readonly string[],
  ): ComponentType<Props> =>
    lazy(async () => {
      const [screen] = await Promise.all([load(), loadWords(namespaces)]);
      return screen;
    });
