import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 10_000;

/**
 * The fields of a form that was posted.
 * @throws Error where it is longer than any of ours
 */
export async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > MOST_BYTES) throw new Error('the form is too long');
  }
  return new URLSearchParams(text);
}
