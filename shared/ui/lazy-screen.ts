import { type ComponentType, lazy } from 'react';

/** A screen that is loaded when it is first shown, or earlier by `load`. */
export type LazyScreen<Props extends object = object> = ComponentType<Props> & {
  load: () => Promise<unknown>;
};

/** Creates screens whose code and texts are loaded together, once. */
export const lazyScreens =
  (loadWords: (namespaces: readonly string[]) => Promise<unknown>) =>
  <Props extends object>(
    load: () => Promise<{ default: ComponentType<Props> }>,
    namespaces: readonly string[],
  ): LazyScreen<Props> => {
    let loading: ReturnType<typeof load> | undefined;
    const loadBoth = async () => {
      const [screen] = await Promise.all([load(), loadWords(namespaces)]);
      return screen;
    };
    const loadOnce = () => {
      loading ??= loadBoth();
      return loading;
    };
    return Object.assign(lazy(loadOnce), { load: loadOnce });
  };
