import type { InterviewRow } from './row.ts';

export interface Party {
  name: string;
  phone: string | null;
}
type Contact = Pick<InterviewRow, 'contactPerson' | 'contactNumber'>;

/** A number with fewer digits is an extension, not a personal number. */
const OWN_DIGITS = 8;

/**
 * The contact details after a colleague takes over an interview. The leaver's name is replaced by the successor's. Their own number is removed and
 * not replaced, because the successor hasn't agreed to share theirs. The name and number of a front desk stay.
 */
export function contactAfter({ contactPerson, contactNumber }: Contact, left: Party, came: Party): Contact {
  const words = left.name.split(/\s+/).filter(Boolean);
  const named = new RegExp(
    String.raw`(?<!\p{L})${words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join(String.raw`\s+`)}(?!\p{L})`,
    'iu',
  );
  return {
    contactPerson: contactPerson !== null && words.length > 0 ? contactPerson.replace(named, () => came.name) : contactPerson,
    contactNumber: contactNumber !== null && left.phone !== null && isSameNumber(contactNumber, left.phone) ? null : contactNumber,
  };
}

/** Compares numbers written with the country code, with the trunk prefix, or with neither. */
function isSameNumber(one: string, other: string): boolean {
  const [short, long] = [one, other].map((number) => number.replace(/\D/g, '').replace(/^0+/, '')).toSorted((a, b) => a.length - b.length) as [string, string];
  return short.length >= OWN_DIGITS && long.endsWith(short);
}
