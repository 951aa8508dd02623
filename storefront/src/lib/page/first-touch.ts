const touches = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Resolves when the visitor first points, types or scrolls. */
export const firstTouch = new Promise<void>(resolve => {
  for (const touch of touches)
    addEventListener(touch, () => resolve(), { once: true, passive: true, capture: true });
});
