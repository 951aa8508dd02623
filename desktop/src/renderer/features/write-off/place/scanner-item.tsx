import { ScanLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { ScannerState } from '../../../../bridge-gate.ts';
import { paths } from '../../../lib/paths.ts';
import { useScannerState } from '../../../lib/scanner/use-scanner-state.ts';
import { StateItem } from './state-item.tsx';

type Words = 'open' | 'searching' | 'lent' | 'off' | 'busy' | 'no-rights' | 'note';

/** Whether a scanner is there, for each lane where there are several; the way to where it is set and tried. */
export function ScannerItem({ fixed }: { fixed: boolean }) {
  const scanner = useScannerState().data;
  if (!scanner) return null;
  if (scanner.others.length > 0)
    return [{ ...scanner, lane: scanner.lanes.first }, ...scanner.others].map(({ lane, ...one }) => (
      <One key={lane} words={wordsOf(one)} lane={lane} fixed={fixed} />
    ));
  return <One words={wordsOf(scanner)} lane="" fixed={fixed} />;
}

function One({ words, lane, fixed }: { words: Words; lane: string; fixed: boolean }) {
  const { t } = useTranslation('write-off');
  const text = lane ? t('lane.scanner', { lane, state: t(`scanner.${words}`) }) : t(`scanner.${words}`);
  return (
    <StateItem icon={ScanLine} tone={words === 'open' ? 'neutral' : 'warn'}>
      {words === 'open' || fixed ? text : <Link href={paths.serialScannerTest}>{text}</Link>}
    </StateItem>
  );
}

function wordsOf({ status, failure, note }: Pick<ScannerState, 'status' | 'failure' | 'note'>): Words {
  if (status === 'searching' && (failure === 'busy' || failure === 'no-rights')) return failure;
  // That nobody listened is over as soon as this screen is open.
  return status === 'open' && note && note !== 'nobody-listens' ? 'note' : status;
}
