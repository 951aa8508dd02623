let hasNavigated = false;

/** Whether the site still shows the screen that the page was loaded with: no press led to it. */
export const isFirstScreen = (): boolean => !hasNavigated;

/**
 * Called before the site is shown. Mounting is no measure of it: the code of the first screen may arrive after the header is mounted.
 * The router has `pushState` dispatched as an event.
 */
export function watchNavigation(): void {
  for (const event of ['pushState', 'popstate'])
    addEventListener(event, () => {
      hasNavigated = true;
    });
}
