import { useState } from 'react';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { askGate } from '../gate/ask-gate.ts';
import { useGate } from '../gate/gate-store.ts';

/** Syncs the gate now, instead of at the next interval. */
export function useSyncNow() {
  const [trying, setTrying] = useState(false);
  const tryNow = async () => {
    setTrying(true);
    try {
      useGate.setState({ state: await askGate('gate.sync', undefined) });
    } catch (error) {
      toasts.show((error as Error).message, 'bad');
    } finally {
      setTrying(false);
    }
  };
  return { trying, tryNow: () => void tryNow() };
}
