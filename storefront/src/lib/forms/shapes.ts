/** Six digits, with any white space that was copied with them. */
export const codeShape = /^\s*(?:\d\s*){6}$/;

/** A username contains no @, so that it cannot be mistaken for an e-mail address. */
export const usernameShape = /^[^\s@]{3,60}$/;
