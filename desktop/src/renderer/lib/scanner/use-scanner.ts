import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { bridge } from '../bridge.ts';
import { createScannerSubscriptions, type ScannerSubscriber } from './scanner-subscriptions.ts';

const subscribeToScanner = createScannerSubscriptions(bridge, window);

const emptyTexts = { result: 'scan.emptyResult', content: 'scan.emptyContent' } as const;

/**
 * Hears the serial scanner of this workplace while the component is there, before everything beneath it. `gate`: the
 * station boards what is scanned by itself; `page`: `code` gets it. An empty scan is a message, unless `empty` tells it.
 */
export function useScanner({
  who,
  code,
  empty,
}: Pick<ScannerSubscriber, 'who'> & Partial<ScannerSubscriber>): void {
  const { t } = useTranslation('prescribed');
  const latest = useRef({ code, empty });
  latest.current = { code, empty: empty ?? (what => toasts.show(t(emptyTexts[what]), 'warn')) };
  useEffect(
    () =>
      subscribeToScanner({
        who,
        // Shown before the next code comes: the dialog that one opens hears the next.
        code: text => flushSync(() => latest.current.code?.(text)),
        empty: what => latest.current.empty?.(what),
      }),
    [who],
  );
}
