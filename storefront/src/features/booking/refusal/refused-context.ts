import { createContext, useContext } from 'react';

/** What the API says of the fields that it refused, by their `id`, as long as they hold what was refused. */
export type RefusedMessages = ReadonlyMap<string, string>;

export const RefusedContext = createContext<RefusedMessages>(new Map());
export const useRefused = (): RefusedMessages => useContext(RefusedContext);
