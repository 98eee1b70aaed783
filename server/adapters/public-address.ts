import { type LookupAddress, lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address outside the public internet. The message has its host names. */
export class AddressRefused extends Error {}

type Resolve = (hostname: string, options: { all: true; family?: number }, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;

/**
 * Whether an IP address belongs to the public internet: not to this machine, a private or shared network, a multicast group, or another reserved
 * range.
 */
export const isPublicAddress = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/**
 * A DNS lookup for connections that may go only to the public internet. The connection uses its result, so that a second lookup can't differ. A name
 * with even one refused address is refused, because its owner chooses which is tried first.
 * @param ask the resolver; the operating system's by default
 */
export function publicLookup(ask: Resolve = resolve): LookupFunction {
  return (hostname, options, done) => {
    ask(hostname, { all: true, ...(typeof options.family === 'number' ? { family: options.family } : {}) }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error) return done(error, '');
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) return done(new AddressRefused(`${hostname} leads to no public address`), '');
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}
