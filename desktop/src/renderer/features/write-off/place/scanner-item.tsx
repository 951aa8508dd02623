import { ScanLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { ScannerState } from '../../../../bridge-gate.ts';
import { paths } from '../../../lib/paths.ts';
import { useScannerState } from '../../../lib/scanner/use-scanner-state.ts';
import { StateItem } from './state-item.tsx';

type Words = 'open' | 'searching' | 'lent' | 'off' | 'busy' | 'no-rights' | 'note';

/** Whether a scanner is there; the way to where it is set and tried. */
export function ScannerItem({ fixed }: { fixed: boolean }) {
  const { t } = useTranslation('write-off');
  const scanner = useScannerState().data;
  if (!scanner) return null;
  const words = wordsOf(scanner);
  return (
    <StateItem icon={ScanLine} tone={words === 'open' ? 'neutral' : 'warn'}>
      {words === 'open' || fixed ? (
        t(`scanner.${words}`)
      ) : (
        <Link href={paths.serialScannerTest}>{t(`scanner.${words}`)}</Link>
      )}
    </StateItem>
  );
}

function wordsOf({ status, failure, note }: ScannerState): Words {
  if (status === 'searching' && (failure === 'busy' || failure === 'no-rights')) return failure;
  // That nobody listened is over as soon as this screen is open.
  return status === 'open' && note && note !== 'nobody-listens' ? 'note' : status;
}
