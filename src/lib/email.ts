/** Linear: anchored, and reads each character once. The domain needs at least two characters after its first dot. */
const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]{2,}$/;

/** Whether a text may be an email address, ignoring surrounding spaces; the server's contract makes the final decision. */
export const looksLikeEmail = (text: string): boolean => EMAIL.test(text.trim());
