import { createContext, useContext } from 'react';

/** The API's messages for refused fields, by their `id`, until their values are changed. */
export type RefusedMessages = ReadonlyMap<string, string>;

export const RefusedContext = createContext<RefusedMessages>(new Map());
export const useRefused = (): RefusedMessages => useContext(RefusedContext);
