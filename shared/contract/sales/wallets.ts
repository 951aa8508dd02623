/** The wallets of phones that e-tickets can be put into, where the operator's certificates are configured. */
export const walletNames = ['apple', 'google'] as const;
export type WalletName = (typeof walletNames)[number];
