import { useEffect } from 'react';

type Words = (value: never) => string;

/** How the control with this id displays a value: a drop-down list shows labels, not values. */
const words = new Map<string, Words>();

/** Registers how a control displays its values, for messages about its field elsewhere. */
export function useFieldWords(id: string | undefined, write: Words): void {
  useEffect(() => {
    if (id !== undefined) words.set(id, write);
  });
  useEffect(() => {
    if (id === undefined) return;
    return () => void words.delete(id);
  }, [id]);
}

/** A value as the control with this id displays it; undefined if the control has registered nothing. */
export const wordsOf = (id: string, value: unknown): string | undefined => words.get(id)?.(value as never);
