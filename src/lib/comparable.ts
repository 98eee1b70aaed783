/** Normalizes a value so that texts that differ only in spelling compare equal. */
export const comparable = (value: unknown): string =>
  String(value ?? '')
    .trim()
    .replace(/\s+/g, ' ')
    .normalize('NFKC')
    .toLowerCase();
