/**
 * The fragment of an entry of the guide in the address of its page (R416): kept when the entry is moved or reworded. Beside
 * the contract and not in it, because the page must not load its checks.
 */
export const guideAnchor = (id: number): string => `entry-${id}`;
