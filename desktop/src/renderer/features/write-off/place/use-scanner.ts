import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScannerState } from '../../../../bridge-gate.ts';
import { askStation, bridge } from '../../../lib/bridge.ts';
import { toasts } from '../../../ui/toasts.ts';

const listenFor = (who: 'gate' | 'nobody') => void askStation('scanner.listen', { who }).catch(() => {});

/**
 * Gives what is scanned to the gate while its screen is open, and tells how the scanner is; null until it is known. What
 * the scanner sends without a code is told as the specification says (section 8).
 */
export function useScanner(): ScannerState | null {
  const { t } = useTranslation('specification');
  const [scanner, setScanner] = useState<ScannerState | null>(null);
  useEffect(() => {
    const take = (state: ScannerState) => {
      setScanner(state);
      // Another window had it and is closed.
      if (state.note === 'nobody-listens') listenFor('gate');
    };
    const stops = [
      bridge.on('scanner.state', take),
      bridge.on('scanner.empty', ({ what }) =>
        toasts.show(t(what === 'result' ? 'scan.emptyResult' : 'scan.emptyContent'), 'warn'),
      ),
    ];
    listenFor('gate');
    askStation('scanner.state', undefined).then(take, () => {});
    return () => {
      for (const stop of stops) stop();
      listenFor('nobody');
    };
  }, [t]);
  return scanner;
}
