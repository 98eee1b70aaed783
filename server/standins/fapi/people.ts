import { createHash, randomUUID } from 'node:crypto';
import type { Persona } from './personas.ts';

/** A persona signed in for one request. */
export interface Person {
  /** An opaque id. */
  sub: string;
  persona: Persona;
  name: string;
  uinfin: string;
}

const LETTERS = 'ABCDEFGHIZJ';
/** The format of a Singpass Foreign Account's number. */
const FOREIGN = 'Y0000000A';
const WEIGHTS = [2, 7, 6, 5, 4, 3, 2];

/**
 * An invalid number in the format of an NRIC or FIN: its check letter is wrong, so it belongs to nobody. It depends on the persona and the account, unless the
 * persona has one number for all accounts.
 */
export function numberOf(persona: Persona, userId: string): string {
  const seed = createHash('sha256')
    .update(persona.isShared ? persona.id : `${persona.id} ${userId}`)
    .digest();
  const digits = String(seed.readUInt32BE(0) % 10_000_000).padStart(7, '0');
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), persona.prefix === 'M' ? 3 : 0);
  // The letter after the right one (mod 11) in the list for S. A letter of the other series is equally wrong.
  const letter = persona.prefix === 'S' ? LETTERS[(10 - (sum % 11) + 1) % 11] : 'A';
  return `${persona.prefix}${digits}${letter}`;
}

const people = new Map<string, Person>();

export function signIn(persona: Persona, { userId, name }: { userId: string; name: string }): Person {
  const uinfin = persona.fault === 'foreignNumber' ? FOREIGN : numberOf(persona, userId);
  const person = { sub: randomUUID(), persona, name: (persona.name ?? name).toUpperCase(), uinfin };
  people.set(person.sub, person);
  return person;
}

export const personBySub = (sub: string | undefined): Person | undefined => (sub === undefined ? undefined : people.get(sub));

const PARTS = {
  uinfin: ({ uinfin }) => ({ value: uinfin }),
  name: ({ name }) => ({ value: name }),
  residentialstatus: ({ persona }) => persona.residential,
  nationality: ({ persona }) => persona.nationality,
  passtype: ({ persona: { pass } }) => (pass ? { code: pass.code, desc: pass.desc } : { code: '', desc: '' }),
  passstatus: ({ persona: { pass } }) => ({ value: pass?.status ?? '' }),
  passexpirydate: ({ persona: { pass } }) => ({ value: pass?.expires ?? '' }),
} satisfies Record<string, (person: Person) => object>;

export const SCOPES = Object.keys(PARTS);

/** Myinfo's `person_info`: the attributes of the requested scopes, each with its source, in Myinfo's format. */
export function personInfo(person: Person, scope: string): Record<string, object> | undefined {
  if (person.persona.fault === 'noMyinfo') return undefined;
  const scopes = new Set(scope.split(' '));
  if (person.persona.fault === 'noName') scopes.delete('name');
  const source = { source: '1', classification: 'C', lastupdated: '2026-01-02' };
  return Object.fromEntries(
    Object.entries(PARTS)
      .filter(([name]) => scopes.has(name))
      .map(([name, part]) => [name, { ...part(person), ...source }]),
  );
}
