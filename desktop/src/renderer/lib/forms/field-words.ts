import { useEffect } from 'react';

type Words = (value: never) => string;

/** How the control with this id writes a value: a drop-down list shows a label, and not the value behind it. */
const words = new Map<string, Words>();

/** Tells how a control writes its values, for what is said about its field elsewhere. */
export function useFieldWords(id: string | undefined, write: Words): void {
  useEffect(() => {
    if (id !== undefined) words.set(id, write);
  });
  useEffect(() => {
    if (id === undefined) return;
    return () => void words.delete(id);
  }, [id]);
}

/** A value as the control with this id writes it; undefined where it has no words of its own. */
export const wordsOf = (id: string, value: unknown): string | undefined => words.get(id)?.(value as never);
