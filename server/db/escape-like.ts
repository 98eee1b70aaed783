/** Escapes %, _ and \ for use in a pattern of `like` or `ilike`. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
