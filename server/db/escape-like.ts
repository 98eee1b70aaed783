/** A text as it stands in the pattern of `like` or `ilike`: its own %, _ and \ stand for themselves. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
