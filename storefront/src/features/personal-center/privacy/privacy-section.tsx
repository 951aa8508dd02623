import { EraseCard } from './erase-card.tsx';
import { ExportCard } from './export-card.tsx';

/** Download and erasure of the customer's personal data (PDPA). */
export function PrivacySection() {
  return (
    <>
      <ExportCard />
      <EraseCard />
    </>
  );
}
