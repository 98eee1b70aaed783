import { createHash } from 'node:crypto';
import type { SocialProvider } from '../../../contract/login.ts';
import type { Persona } from './personas.ts';

/** A persona signed in at a network. */
export interface Person {
  /** In the format of the network's ids. Stable for each person. */
  sub: string;
  persona: Persona;
  firstName: string;
  lastName: string;
  /** Null if the network sends none. */
  email: string | null;
}

const digits = (hex: string) => String(BigInt(`0x${hex}`)).slice(0, 17);
/** From the networks' documentation. */
const ID_FORMS: Record<SocialProvider, (hex: string) => string> = {
  google: (hex) => `1${digits(hex)}`,
  apple: (hex) => `001234.${hex.slice(0, 32)}.0815`,
  facebook: digits,
  x: digits,
  line: (hex) => `U${hex.slice(0, 32)}`,
};

const people = new Map<string, Person>();

export function signIn(network: SocialProvider, persona: Persona, typed: { name: string; email: string }): Person {
  const [firstName = '', ...rest] = typed.name.split(/\s+/);
  const { email, ...names } = persona.person ?? { firstName, lastName: rest.join(' '), email: typed.email };
  const hex = createHash('sha256').update(`${network} ${email.toLowerCase()}`).digest('hex');
  const person = { ...names, sub: ID_FORMS[network](hex), persona, email: persona.email === 'none' ? null : email };
  people.set(`${network} ${person.sub}`, person);
  return person;
}

export const personBySub = (network: SocialProvider, sub: string | undefined): Person | undefined => people.get(`${network} ${sub}`);
