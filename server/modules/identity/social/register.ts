import type { z } from 'zod';
import type { Country } from '../../../../contract/countries.ts';
import { languageBySlug, type Language } from '../../../../contract/languages.ts';
import type { SocialProvider, socialLoginPayload } from '../../../../contract/login.ts';
import type { SocialPerson } from '../../../adapters/social/network.ts';
import type { Queryable } from '../../../db/client.ts';
import { ApiError } from '../../../http/errors.ts';
import { giveWay } from '../unclaimed.ts';
import { markProven } from '../assurance/prove-address.ts';
import { isReserved } from '../assurance/ways-in.ts';
import { becomeSeeker, constraintOf } from '../become-seeker.ts';

interface Registers {
  guestId: string;
  provider: SocialProvider;
  person: SocialPerson;
  payload: z.output<typeof socialLoginPayload>;
  country: Country;
  language: Language;
  now: Date;
}

/**
 * Turns a guest into a job seeker with a network's data. It stays the guest's row, so everything they own remains theirs. Without an address, the row
 * keeps the guest's, which receives no email. The network's photo isn't used: showing it would tell the network who looks at whom.
 * @throws ApiError alreadyLoggedIn if the guest no longer exists; socialAccountExists if someone registered the address at the same instant
 */
export async function registerPerson(db: Queryable, { guestId, provider, person, payload, country, language, now }: Registers): Promise<void> {
  const { subject, email, isEmailVerified, firstName, lastName } = person;
  if (email !== null && (await isReserved(db, email, 'jobseeker', now))) throw new ApiError('socialAccountExists');
  if (email !== null) await giveWay(db, email, guestId);
  const registered = {
    ...(email === null ? {} : { email }),
    name: `${firstName} ${lastName}`.trim(),
    firstName,
    lastName,
    countryId: country.id,
    languageId: (languageBySlug(payload.language_code ?? '') ?? language).id,
    source: payload.source,
  };
  const isIn = await becomeSeeker(db, guestId, registered, { providerId: provider, accountId: subject }, now).catch((error: unknown) => {
    if (constraintOf(error) === 'user_email') throw new ApiError('socialAccountExists');
    throw error;
  });
  if (!isIn) throw new ApiError('alreadyLoggedIn');
  // The network proved it, and nothing was added to this account before.
  if (email !== null && isEmailVerified) await markProven(db, guestId, now);
}
