import type { Coded, MyinfoPerson } from '../../../adapters/identity/provider.ts';

const CITIZEN = 'Singapore Citizen';
const RESIDENT = 'Permanent Resident';
const NO_PASS = 'No pass yet';

const RESIDENTIAL: Record<string, string> = { C: CITIZEN, P: RESIDENT, A: 'Foreigner', U: 'Unknown' };

interface Pass {
  name: string;
  /** The entry of user_identity_lists (server/modules/market/config/lists/people.ts) it counts as while it is live. */
  value: string;
}

const pass = (name: string, value = name): Pass => ({ name, value });

/**
 * Every code of Myinfo's table of pass types (passtype, from MOM and ICA), as GovTechSG/singpass-myinfo-oidc-helper generates it from Myinfo's code
 * listing. user_identity_lists has fewer entries: passes for professionals and trainees count as an Employment Pass, a pass that permits any work as
 * a Work Permit, and a consent to work as the visit pass it belongs to. A miscellaneous pass permits only the activity it was issued for, and an
 * exemption order no work.
 */
const PASSES: Readonly<Record<string, Pass>> = {
  RPass: pass('Work Permit'),
  SPass: pass('S Pass'),
  P1Pass: pass('Employment Pass'),
  P2Pass: pass('Employment Pass'),
  QPass: pass('Employment Pass'),
  PEP: pass('Personalised Employment Pass', 'Employment Pass'),
  Entre: pass('EntrePass', 'Employment Pass'),
  OVE: pass('Overseas Networks & Expertise Pass', 'Employment Pass'),
  TEP: pass('Training Employment Pass', 'Employment Pass'),
  WHP: pass('Work Holiday Pass', 'Work Permit'),
  DP: pass("Dependant's Pass"),
  LTVP: pass('Long-Term Visit Pass'),
  'LTVP+': pass('Long-Term Visit Pass Plus', 'Long-Term Visit Pass'),
  LOC: pass('Letter of Consent', 'Long-Term Visit Pass'),
  STP: pass("Student's Pass"),
  MWP: pass('Miscellaneous Work Pass', NO_PASS),
  IEO: pass('Immigration Exemption Order', NO_PASS),
};
const PASS_NAMES = Object.fromEntries(Object.entries(PASSES).map(([code, { name }]) => [code, name]));

/** The facts to store about a person besides the number, as text. */
export function factsOf(person: MyinfoPerson) {
  return {
    name: person.name,
    residentialStatus: wordsOf(person.residentialStatus, RESIDENTIAL),
    nationality: wordsOf(person.nationality, {}),
    passType: wordsOf(person.passType, PASS_NAMES),
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
 * The entry of user_identity_lists that the facts result in. A job's eligibility refers to these. A pass counts only while it is live: one that isn't
 * issued yet, is canceled, or has expired doesn't permit work.
 * @param today the ISO date in Singapore
 */
export function identityValueOf({ residentialStatus, passType, passStatus, passExpiryDate }: Facts, today: string): string {
  if (residentialStatus === CITIZEN || residentialStatus === RESIDENT) return residentialStatus;
  const isLive = passStatus?.toLowerCase() === 'live' && (passExpiryDate === null || passExpiryDate >= today);
  return (isLive && Object.values(PASSES).find(({ name }) => name === passType)?.value) || NO_PASS;
}

/** The current ISO date in Singapore. */
export const singaporeDate = (now: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Singapore' }).format(now);

function wordsOf({ code, text }: Coded, known: Record<string, string>): string | null {
  return known[code ?? ''] ?? (text === null ? null : text.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase()));
}
