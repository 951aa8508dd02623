import { useEffect, useState } from 'react';

export type Moment = 'emptyPier' | 'leaningBuoy' | 'paperBoat';

/** The drawing of an empty or error state, loaded on demand; empty until its code is loaded. */
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
