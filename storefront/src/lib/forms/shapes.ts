/** Six digits, with whatever white space was copied along. */
export const codeShape = /^\s*(?:\d\s*){6}$/;

/** A username holds no @, so that it is never taken for an e-mail address. */
export const usernameShape = /^[^\s@]{3,60}$/;
