import type { OfficeSailing } from '@gangway/shared/contract/office/sailings/sailings.ts';
import type { ReactNode } from 'react';
import { useSailingName } from '../../../lib/use-sailing-name.ts';
import styles from './of-sailing.module.css';

/** The sailing that a dialog is about, above what the dialog says: whoever opened it from the wrong sailing sees it. */
export function OfSailing({ sailing, children }: { sailing: OfficeSailing; children?: ReactNode }) {
  const nameOf = useSailingName();
  return (
    <>
      <span className={styles.name}>{nameOf(sailing)}</span>
      {children}
    </>
  );
}
