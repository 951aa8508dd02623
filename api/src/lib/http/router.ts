import { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from './context.ts';
import { invalidInput } from './failure.ts';

/** A feature's router: input refused by its schemas becomes an `invalid-input` with a message per field. */
export function createRouter(): OpenAPIHono<AppEnv> {
  return new OpenAPIHono<AppEnv>({
    defaultHook: result => {
      if (!result.success) throw invalidInput(result.error);
    },
  });
}
