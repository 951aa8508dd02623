import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import type { Meanwhile } from '@gangway/shared/contract/base/versions.ts';
import type { Choice, FieldChange } from '@gangway/shared/domain/edits/three-way-merge.ts';
import { useState } from 'react';

export type Choices = Readonly<Record<string, Choice>>;

/** A field that somebody else changed, in words. */
export interface NamedChange extends FieldChange {
  label: string;
  /** As its control writes it; undefined for a value without words of its own. */
  write: (value: unknown) => string | undefined;
}

/** What the dialog about it shows, and whom it tells the decision; null where it was put off. */
export interface OthersChanges {
  changes: readonly NamedChange[];
  by: Meanwhile['by'];
  at: Meanwhile['at'];
  decide: (choices: Choices | null) => void;
}

/** What stands now, where a save was refused because somebody else had changed the record. */
export const meanwhileOf = (error: unknown): Meanwhile | undefined =>
  error instanceof ApiError ? error.meanwhile : undefined;

/** Asks what to keep of a record that two people changed. `asked` goes to the `ChangesDialog`. */
export function useOthersChanges() {
  const [asked, setAsked] = useState<OthersChanges>();
  const ask = ({ by, at }: Meanwhile, changes: readonly NamedChange[]) =>
    new Promise<Choices | null>(resolve =>
      setAsked({
        changes,
        by,
        at,
        decide: choices => {
          setAsked(undefined);
          resolve(choices);
        },
      }),
    );
  return { asked, ask };
}
