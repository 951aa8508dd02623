import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Whether the client has closed the connection of a request. */
export function hasHungUp(c: Context): boolean {
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
  return outgoing?.destroyed ?? false;
}
