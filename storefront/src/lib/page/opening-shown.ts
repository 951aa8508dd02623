/** How long a picture of the opening may take: after that, the page begins without it. */
const PICTURE_MS = 500;

/**
 * Resolves when the browser has drawn the opening of the page with its pictures. On a phone the site's code needs the processor for
 * some tenths of a second, and nothing is drawn in that time.
 */
export async function openingShown(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.opening img')];
  const late = new Promise<void>(resolve => setTimeout(resolve, PICTURE_MS));
  await Promise.race([Promise.allSettled(pictures.map(picture => picture.decode())), late]);
  await frameDrawn();
}

/** Resolves when the browser has drawn the page as it is. */
export const frameDrawn = (): Promise<void> =>
  new Promise(resolve => {
    // A hidden page draws no frames.
    if (document.hidden) return resolve();
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
    requestAnimationFrame(() => setTimeout(resolve));
  });
