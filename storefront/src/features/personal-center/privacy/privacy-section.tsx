import { EraseCard } from './erase-card.tsx';
import { ExportCard } from './export-card.tsx';

/** What is kept about the customer, to take along or to be forgotten (PDPA). */
export function PrivacySection() {
  return (
    <>
      <ExportCard />
      <EraseCard />
    </>
  );
}
