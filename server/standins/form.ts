import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 10_000;

/**
 * The fields of a posted form.
 * @throws Error if it's longer than any of our forms
 */
export async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > MOST_BYTES) throw new Error('The form is too long');
  }
  return new URLSearchParams(text);
}
