import type { Coded, MyinfoPerson } from '../../../adapters/identity/provider.ts';

const CITIZEN = 'Singapore Citizen';
const RESIDENT = 'Permanent Resident';
const NO_PASS = 'No pass yet';

const RESIDENTIAL: Record<string, string> = { C: CITIZEN, P: RESIDENT, A: 'Foreigner', U: 'Unknown' };

/** Myinfo's pass types by the words of user_identity_lists (server/modules/config/lists/people.ts). */
const PASSES: Record<string, string> = {
  P1Pass: 'Employment Pass',
  P2Pass: 'Employment Pass',
  QPass: 'Employment Pass',
  PEP: 'Employment Pass',
  EntrePass: 'Employment Pass',
  SPass: 'S Pass',
  RPass: 'Work Permit',
  WP: 'Work Permit',
  DP: "Dependant's Pass",
  LTVP: 'Long-Term Visit Pass',
  STP: "Student's Pass",
};

/** What is kept of a person beside the number: the facts in words. */
export function factsOf(person: MyinfoPerson) {
  return {
    name: person.name,
    residentialStatus: wordsOf(person.residentialStatus, RESIDENTIAL),
    nationality: wordsOf(person.nationality, {}),
    passType: wordsOf(person.passType, PASSES),
    passStatus: person.passStatus,
    passExpiryDate: person.passExpiryDate,
  };
}

interface Facts {
  residentialStatus: string | null;
  passType: string | null;
  passStatus: string | null;
  passExpiryDate: string | null;
}

/**
 * The entry of user_identity_lists that the facts come to; a job's eligibility names these. A pass counts while it is live: one approved but not
 * issued, cancelled or run out lets nobody work.
 * @param today ISO date in Singapore
 */
export function identityValueOf({ residentialStatus, passType, passStatus, passExpiryDate }: Facts, today: string): string {
  if (residentialStatus === CITIZEN || residentialStatus === RESIDENT) return residentialStatus;
  const isLive = passStatus?.toLowerCase() === 'live' && (passExpiryDate === null || passExpiryDate >= today);
  return isLive && passType !== null && Object.values(PASSES).includes(passType) ? passType : NO_PASS;
}

/** The ISO date it is in Singapore. */
export const singaporeDate = (now: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Singapore' }).format(now);

function wordsOf({ code, text }: Coded, known: Record<string, string>): string | null {
  return known[code ?? ''] ?? (text === null ? null : text.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase()));
}
