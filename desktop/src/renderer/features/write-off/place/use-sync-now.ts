import { useState } from 'react';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { askGate } from '../gate/ask-gate.ts';
import { useGate } from '../gate/gate-store.ts';

/** Lets somebody have the gate get in touch now, rather than when it would by itself. */
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
