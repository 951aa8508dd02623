import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Whether the connection of a request is closed, so that nobody hears its answer. */
export function hasHungUp(c: Context): boolean {
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
  return outgoing?.destroyed ?? false;
}
