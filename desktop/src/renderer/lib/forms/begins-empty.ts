import type { z } from 'zod';

/** A required field whose control is empty at first and then holds null: a number, an amount, a date. */
export function typedLater<Value>(schema: z.ZodType<Value, Value>): z.ZodType<Value, Value | null> {
  return schema as unknown as z.ZodType<Value, Value | null>;
}

/** A required choice with no initial value, which a select holds as ''. */
export function chosenLater<Value extends string>(
  schema: z.ZodType<Value, Value>,
): z.ZodType<Value, Value | ''> {
  return schema as unknown as z.ZodType<Value, Value | ''>;
}
