/** What looks like an e-mail address; whether it is one, only a mail can tell. */
export const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** Six digits, with whatever white space was copied along. */
export const codeShape = /^\s*(?:\d\s*){6}$/;

/** A username holds no @, so that it is never taken for an e-mail address. */
export const usernameShape = /^[^\s@]{3,60}$/;
