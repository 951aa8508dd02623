import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import type { Meanwhile } from '@gangway/shared/contract/base/versions.ts';
import type { Choice, FieldChange } from '@gangway/shared/domain/edits/three-way-merge.ts';
import { useState } from 'react';

export type Choices = Readonly<Record<string, Choice>>;

/** A field that another user changed, with its label. */
export interface NamedChange extends FieldChange {
  label: string;
  /** Displays a value like its control; undefined if the control has registered nothing. */
  write: (value: unknown) => string | undefined;
}

/** What the `ChangesDialog` shows, and the callback for the decision; null if it was postponed. */
export interface OthersChanges {
  changes: readonly NamedChange[];
  by: Meanwhile['by'];
  at: Meanwhile['at'];
  decide: (choices: Choices | null) => void;
}

/** The current record, if a save was refused because another user had changed it. */
export const meanwhileOf = (error: unknown): Meanwhile | undefined =>
  error instanceof ApiError ? error.meanwhile : undefined;

/** Asks what to keep of a record that two users changed. The `ChangesDialog` shows `question`. */
export function useOthersChanges() {
  const [question, setQuestion] = useState<OthersChanges>();
  const ask = ({ by, at }: Meanwhile, changes: readonly NamedChange[]) =>
    new Promise<Choices | null>(resolve =>
      setQuestion({
        changes,
        by,
        at,
        decide: choices => {
          setQuestion(undefined);
          resolve(choices);
        },
      }),
    );
  return { question, ask };
}
