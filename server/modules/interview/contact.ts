import type { InterviewRow } from './row.ts';

export interface Party {
  name: string;
  phone: string | null;
}
type Contact = Pick<InterviewRow, 'contactPerson' | 'contactNumber'>;

/** Fewer digits are an extension, not somebody's own. */
const OWN_DIGITS = 8;

/**
 * Whom to ask for, after a colleague took an interview over: where it named who left it names who came. Their own number is taken out, and nobody's put
 * in its place: whoever came has not said that theirs may be shown. A desk's name and number stay.
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

/** However it is written: with the country's prefix or the trunk's, or neither. */
function isSameNumber(one: string, other: string): boolean {
  const [short, long] = [one, other].map((number) => number.replace(/\D/g, '').replace(/^0+/, '')).toSorted((a, b) => a.length - b.length) as [string, string];
  return short.length >= OWN_DIGITS && long.endsWith(short);
}
