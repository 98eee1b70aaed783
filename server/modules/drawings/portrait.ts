import { createHash } from 'node:crypto';
import { countryById } from '../../../contract/countries.ts';
import type { Portrait } from '../../../contract/portrait.ts';
import { avatarHue } from '../../art/avatar-hue.ts';
import { user } from '../../db/schema/auth.ts';
import { usualLook } from '../../reference/first-names.ts';
import { isMadeUp } from '../../db/made-up.ts';
import { facePath } from './face-address.ts';

/** What of a person's row decides how they are shown. */
export const portraitColumns = { id: user.id, firstName: user.firstName, image: user.image, source: user.source, countryId: user.countryId };
export type Portrayed = Pick<typeof user.$inferSelect, keyof typeof portraitColumns>;

/**
 * How a person is shown. A face is drawn only for who was made up: of a real person nobody knows what they look like. Their own picture stands before it, and
 * where the reader may not see that, nothing stands in for it.
 * @param own the address at which the reader may see the person's own picture, if they have one; null where the reader may not
 */
export function portraitOf(person: Portrayed, own: string | null = null): Portrait {
  // A digest, so that neither a hue nor an address tells an id.
  const key = createHash('sha256').update(`portrait ${person.id}`).digest('hex').slice(0, 16);
  return { avatar: person.image === null ? (isMadeUp(person.source) ? face(person, key) : null) : own, avatar_hue: avatarHue(key) };
}

function face({ firstName, countryId }: Portrayed, key: string): string {
  const look = usualLook(firstName) ?? (Number.parseInt(key.slice(-1), 16) % 2 === 0 ? 'f' : 'm');
  return facePath({ key, look, market: countryById(countryId ?? 0)?.code ?? 'xx' });
}
