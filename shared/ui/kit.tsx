import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/**
 * What the client that shows the kit calls an icon. Each client says it once:
 *
 *     declare module '@gangway/shared/ui/kit.tsx' {
 *       interface ClientTypes { icon: IconName }
 *     }
 */
// biome-ignore lint/suspicious/noEmptyInterface: the clients add to it
export interface ClientTypes {}
export type IconOfClient = ClientTypes extends { icon: infer Icon } ? Icon : never;

/** What the components of the kit need of the client that shows them, besides its tokens: its icons and its words. */
export interface Kit {
  /** Draws one of the client's icons, as decoration, in the color of the text around it. */
  Icon: ComponentType<{ icon: IconOfClient; size?: number }>;
  icons: Record<
    | 'check'
    | 'mixed'
    | 'expand'
    | 'close'
    | 'error'
    | 'info'
    | 'ok'
    | 'warn'
    | 'bad'
    | 'daytime'
    | 'nighttime',
    IconOfClient
  >;
  words: {
    /** Stands after the label of a field that may stay empty: "(optional)". */
    optional: string;
  };
}

const Context = createContext<Kit | null>(null);

export const KitProvider = ({ kit, children }: { kit: Kit; children: ReactNode }) => (
  <Context value={kit}>{children}</Context>
);

export function useKit(): Kit {
  const kit = useContext(Context);
  if (!kit) throw new Error('the components of the kit stand inside of a KitProvider');
  return kit;
}
