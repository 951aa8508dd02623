import type { z } from 'zod';

/** A required field whose control is empty at first and then holds null: a number, an amount, a day. */
export function typedLater<Value>(schema: z.ZodType<Value, Value>): z.ZodType<Value, Value | null> {
  return schema as unknown as z.ZodType<Value, Value | null>;
}

/** A required choice that is not made at first, which a select holds as ''. */
export function chosenLater<Value extends string>(
  schema: z.ZodType<Value, Value>,
): z.ZodType<Value, Value | ''> {
  return schema as unknown as z.ZodType<Value, Value | ''>;
}
