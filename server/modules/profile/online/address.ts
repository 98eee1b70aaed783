import { randomBytes } from 'node:crypto';
import { slugOf } from '../../../../src/lib/search-url/job-url.ts';

/** Letters and digits that can't be confused. */
const SIGNS = '23456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;
const LONGEST_NAME = 60;

/** The last part of a new address: the name, for people who read the link, and 78 random bits that nobody can guess. */
export function newSlug(name: string): string {
  let secret = '';
  // Skips bytes beyond the last full multiple of the alphabet's length, which would make some characters likelier.
  while (secret.length < LENGTH) for (const byte of randomBytes(LENGTH)) if (byte < 240 && secret.length < LENGTH) secret += SIGNS[byte % SIGNS.length];
  const words = slugOf(name)
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, LONGEST_NAME);
  return `${words || 'resume'}-${secret}`;
}

export const SLUG = /^[a-z0-9-]{1,160}$/;
