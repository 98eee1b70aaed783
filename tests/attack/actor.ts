import { Secret, TOTP } from 'otpauth';
import { Authenticator } from '../support/authenticator.ts';
import type { ActorName, Delivery, ModelSession } from './model.ts';

/** A person, and what they have. */
export interface Actor {
  name: ActorName;
  /** Addresses whose email they read; the first is the one they registered or would register. */
  addresses: string[];
  phone: string;
  /** Passwords they would choose, in this order. */
  passwords: readonly [string, string];
  /** Their profile at a social network. */
  persona: string;
  key: Authenticator;
  /** Secrets in their authenticator app, oldest first. */
  secrets: string[];
  recovery: string[];
  /** Other people's email that they have read. */
  read: Set<Delivery>;
  handoffs: { token: string; from: ModelSession; isUsed: boolean }[];
}

const PASSWORDS: Record<ActorName, readonly [string, string]> = {
  owner: ['violet kettle 41', 'amber saddle 52'],
  thief: ['crooked anvil 63', 'rusty lantern 74'],
  stranger: ['guessed wrong 85', 'guessed again 96'],
};

export function newActor(name: ActorName, story: number): Actor {
  const digits = String(story * 4 + ['owner', 'thief', 'stranger'].indexOf(name)).padStart(7, '0');
  // The number is between letters, because six digits of it would look like a code.
  const addresses = [`${name}-n${story}n@example.com`, ...(name === 'owner' ? [`${name}-n${story}n-new@example.com`] : [])];
  return {
    name,
    addresses,
    phone: `+63917${digits}`,
    passwords: PASSWORDS[name],
    persona: addresses[0] as string,
    key: new Authenticator(),
    secrets: [],
    recovery: [],
    read: new Set(),
    handoffs: [],
  };
}

/** The six digits an authenticator app shows. */
export const digitsOf = (secret: string, at: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp: at });
