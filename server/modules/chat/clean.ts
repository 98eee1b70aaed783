import { ApiError } from '../../http/errors.ts';

/**
 * What was typed, without what nobody sees: controls, and marks that turn the direction of what stands around them. Lines stay lines.
 * @param field named in the refusal of a text that is empty without them
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
