import { useEffect, useState } from 'react';

export type Moment = 'emptyPier' | 'leaningBuoy' | 'paperBoat';

/** A drawing for a screen with nothing else to show; empty until its code is here, which no first view waits for. */
export function useMoment(name: Moment): string {
  const [drawing, setDrawing] = useState('');
  useEffect(() => {
    import('@gangway/shared/art/moments.ts').then(
      moments => setDrawing(moments[name]()),
      () => undefined,
    );
  }, [name]);
  return drawing;
}
