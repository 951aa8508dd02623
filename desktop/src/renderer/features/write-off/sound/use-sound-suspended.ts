import { useEffect, useSyncExternalStore } from 'react';
import { openAudio } from './sound.ts';

const subscribe = (changed: () => void) => {
  const audio = openAudio();
  audio?.addEventListener('statechange', changed);
  return () => audio?.removeEventListener('statechange', changed);
};
const isAsleep = () => openAudio()?.state === 'suspended';

/** Whether the browser keeps this page silent because nobody has touched it yet; the first touch wakes it. */
export function useSoundSuspended(): boolean {
  const asleep = useSyncExternalStore(subscribe, isAsleep);
  useEffect(() => {
    if (!asleep) return;
    const wake = () => void openAudio()?.resume();
    window.addEventListener('pointerdown', wake);
    window.addEventListener('keydown', wake);
    return () => {
      window.removeEventListener('pointerdown', wake);
      window.removeEventListener('keydown', wake);
    };
  }, [asleep]);
  return asleep;
}
