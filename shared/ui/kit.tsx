import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/**
 * The client's type of icon names. Each client declares it once:
 *
 *     declare module '@gangway/shared/ui/kit.tsx' {
 *       interface ClientTypes { icon: IconName }
 *     }
 *
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: the clients extend it
export interface ClientTypes {}
export type IconOfClient = ClientTypes extends { icon: infer Icon } ? Icon : never;

/** The icons and words that the kit's components need from the client, besides its tokens. */
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
    /** Shown after the label of an optional field: "(optional)". */
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
