let mounted = false;

/** Whether the site is being shown for the first time since the page was loaded: no press led to the screen that asks. */
export const isFirstScreen = (): boolean => !mounted;

/** Called when the site is mounted. Effects of the screen run before those of what is around it, so that it still reads `true`. */
export function siteMounted(): void {
  mounted = true;
}
