/**
 * Resolves when the browser has drawn the page as it is, or the page is hidden or left. Work that follows a press or a key waits for
 * this where it takes longer than a frame: the visitor sees at once that the page answers.
 */
export const frameDrawn = (): Promise<void> =>
  new Promise(resolve => {
    // A hidden page draws no frames.
    if (document.hidden) return resolve();
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
    requestAnimationFrame(() => setTimeout(resolve));
  });
