import { z } from 'zod';
import { LIMITS } from '../../../contract/limits.ts';
import { SocialFailure, type SocialPerson } from './network.ts';

/**
 * Reads a person from a network's response.
 * @param response the claims of the id token, or the response of the user endpoint
 * @param fields what came with the code
 * @throws SocialFailure if it can't be read
 */
export type PersonReader = (told: unknown, fields: URLSearchParams) => SocialPerson;

const text = z.string().max(400).nullish();
const subject = z.string().min(1).max(255);

const claims = z.looseObject({
  sub: subject,
  email: text,
  email_verified: z.union([z.boolean(), z.string()]).nullish(),
  given_name: text,
  family_name: text,
  name: text,
});

/** OpenID Connect's standard claims (Core §5.1). LINE sends no `email_verified`, so its addresses don't count. */
export const readOpenIdPerson: PersonReader = (told) => {
  const { sub, email, email_verified, given_name, family_name, name } = read(claims, told);
  const names = given_name || family_name ? { firstName: given_name ?? '', lastName: family_name ?? '' } : namesIn(name ?? '');
  return person(sub, email, email_verified === true || email_verified === 'true', names);
};

const posted = z.looseObject({ name: z.looseObject({ firstName: text, lastName: text }).nullish() });

/** Apple sends the name beside the code, the first time only and unsigned. It's just a name, and no decision depends on it. */
export const readApplePerson: PersonReader = (claims, fields) => {
  const found = posted.safeParse(jsonOf(fields.get('user')));
  const name = found.success ? found.data.name : null;
  const rest = readOpenIdPerson(claims, fields);
  return name ? { ...rest, ...cut({ firstName: name.firstName ?? '', lastName: name.lastName ?? '' }) } : rest;
};

const xPerson = z.looseObject({ data: z.looseObject({ id: subject, name: text, confirmed_email: text }) });

export const readXPerson: PersonReader = (response) => {
  const { id, name, confirmed_email } = read(xPerson, response).data;
  return person(id, confirmed_email, true, namesIn(name ?? ''));
};

const facebookPerson = z.looseObject({ id: subject, first_name: text, last_name: text, email: text });

/** Facebook doesn't say whether an address was confirmed. */
export const readFacebookPerson: PersonReader = (response) => {
  const { id, first_name, last_name, email } = read(facebookPerson, response);
  return person(id, email, false, { firstName: first_name ?? '', lastName: last_name ?? '' });
};

type Names = Pick<SocialPerson, 'firstName' | 'lastName'>;

function person(subject: string, email: string | null | undefined, isVerified: boolean, names: Names): SocialPerson {
  const address = z.email().max(254).safeParse(email?.trim().toLowerCase());
  return { subject, email: address.success ? address.data : null, isEmailVerified: address.success && isVerified, ...cut(names) };
}

/** For a single name, the last word is the last name. */
function namesIn(name: string): Names {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.pop() as string) : '';
  return { firstName: words.join(' '), lastName: last };
}

const cut = ({ firstName, lastName }: Names): Names => ({
  firstName: firstName.trim().slice(0, LIMITS.nameLength),
  lastName: lastName.trim().slice(0, LIMITS.nameLength),
});

function read<T>(schema: z.ZodType<T>, response: unknown): T {
  const found = schema.safeParse(response);
  if (!found.success) throw new SocialFailure('refused', 'personUnreadable');
  return found.data;
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
