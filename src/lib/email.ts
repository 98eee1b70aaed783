/** Begins at one place and reads each character once: after the first dot of the domain at least two characters. */
const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]{2,}$/;

/** True for what may be an email address, spaces around it aside; whether it is one, the server's contract says. */
export const looksLikeEmail = (text: string): boolean => EMAIL.test(text.trim());
