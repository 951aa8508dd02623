import type { z } from 'zod';

/** What is wrong with a field; the form turns it into a message (R58). */
export type Problem =
  | { kind: 'missing' }
  | { kind: 'range'; from: number; to: number }
  | { kind: 'atLeast'; from: number }
  | { kind: 'atMost'; to: number }
  | { kind: 'format' }
  /** A rule of the schema's own (`refine`), identified by its message. */
  | { kind: 'rule'; rule: string };

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** The part of a zod issue that the resolver passes on. */
interface Issue {
  code: string;
  path: readonly PropertyKey[];
  message: string;
}

/** Maps a zod issue to one of the kinds that forms can explain. `input` is the field's value. */
export function problemOf(schema: z.ZodType, { code, path, message }: Issue, input: unknown): Problem {
  if (code === 'custom' && message !== 'required') return { kind: 'rule', rule: message };
  if (isEmpty(input) || (Array.isArray(input) && input.length === 0)) return { kind: 'missing' };
  if (code !== 'too_small' && code !== 'too_big') return { kind: 'format' };
  const { minimum, maximum } = boundsOf(nodeAt(schema, path));
  if (minimum !== undefined && maximum !== undefined) return { kind: 'range', from: minimum, to: maximum };
  if (code === 'too_small' && minimum !== undefined) return { kind: 'atLeast', from: minimum };
  if (code === 'too_big' && maximum !== undefined) return { kind: 'atMost', to: maximum };
  return { kind: 'format' };
}

interface Definition {
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  element?: z.core.$ZodType;
  shape?: Record<string, z.core.$ZodType>;
  checks?: z.core.$ZodCheck[];
}

interface Check {
  check: string;
  value?: number | bigint | Date;
  minimum?: number;
  maximum?: number;
}

const definitionOf = (node: z.core.$ZodType): Definition => node._zod.def as Definition;

/** The schema without its wrappers (optional, nullable, default) and without its transforms. */
function unwrapped(node: z.core.$ZodType): z.core.$ZodType {
  const inner = definitionOf(node).innerType ?? definitionOf(node).in;
  return inner ? unwrapped(inner) : node;
}

function nodeAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
  let node: z.core.$ZodType | undefined = unwrapped(schema);
  for (const step of path) {
    const { shape, element }: Definition = definitionOf(node);
    node = element ?? shape?.[String(step)];
    if (!node) return undefined;
    node = unwrapped(node);
  }
  return node;
}

/** Minimum and maximum of a number, or of the length of a text or list. */
function boundsOf(node: z.core.$ZodType | undefined): { minimum?: number; maximum?: number } {
  const checks = (node && definitionOf(node).checks) ?? [];
  const boundBy = (...kinds: string[]) => {
    const definition = checks
      .map(check => check._zod.def as Check)
      .find(({ check }) => kinds.includes(check));
    return definition && Number(definition.value ?? definition.minimum ?? definition.maximum);
  };
  return { minimum: boundBy('greater_than', 'min_length'), maximum: boundBy('less_than', 'max_length') };
}
