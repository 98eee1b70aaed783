import { ApiError } from '../../http/errors.ts';

/**
 * The typed text without invisible control characters and marks that change the direction of text around them. Line breaks stay.
 * @param field the field to name if nothing is left of the text
 */
export function cleanText(text: string, field: string): string {
  const clean = text
    .replace(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g, (sign) => (sign === '\t' ? ' ' : ''))
    .trim();
  if (clean === '') throw new ApiError('parameterInvalid', { fields: { [field]: ['required'] } });
  return clean;
}
