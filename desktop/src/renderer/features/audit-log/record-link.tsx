import type { AuditEntry } from '@gangway/shared/contract/office/system/audit.ts';
import { Link } from 'wouter';
import { useHasScreen } from '../../lib/menu/use-menu.ts';
import { placeOf } from './record-place.ts';

/** A link to the record of an entry; only its text where the user has no screen that shows it (R420). */
export function RecordLink({ entry, children }: { entry: AuditEntry; children: string }) {
  const hasScreen = useHasScreen();
  const place = placeOf(entry);
  return place && hasScreen(place.screen) ? <Link href={place.href}>{children}</Link> : children;
}
