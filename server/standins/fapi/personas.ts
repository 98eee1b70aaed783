/** The fault to simulate. */
export type Fault =
  | 'noMyinfo'
  | 'foreignNumber'
  | 'noName'
  | 'down'
  | 'downAtSignIn'
  | 'silent'
  | 'slow'
  | 'foreignKey'
  | 'notEncrypted'
  | 'weaklyEncrypted'
  | 'otherEncrypted'
  | 'namelessKey'
  | 'wrongNonce'
  | 'wrongAudience'
  | 'wrongState'
  | 'wrongIssuer';

/** A person to choose from. None of them exists: the check letters of their numbers are wrong on purpose. */
export interface Persona {
  id: string;
  label: string;
  hint: string;
  /** The number's first letter: S and T for citizens and residents, F, G and M for everyone else. */
  prefix: 'S' | 'F' | 'G' | 'M';
  residential: { code: string; desc: string };
  nationality: { code: string; desc: string };
  pass?: { code: string; desc: string; status: string; expires: string };
  /** The persona's own name. The others have the name of the profile that asks. */
  name?: string;
  /** The same number for every account, so it can verify only one. */
  isShared?: true;
  fault?: Fault;
}

export interface PersonaGroup {
  title: string;
  personas: Persona[];
}

const CITIZEN = { code: 'C', desc: 'CITIZEN' };
const RESIDENT = { code: 'P', desc: 'PR' };
const FOREIGNER = { code: 'A', desc: 'ALIEN' };
const SINGAPOREAN = { code: 'SG', desc: 'SINGAPORE CITIZEN' };
const FILIPINO = { code: 'PH', desc: 'FILIPINO' };
const MALAYSIAN = { code: 'MY', desc: 'MALAYSIAN' };
const INDIAN = { code: 'IN', desc: 'INDIAN' };

const citizen = (id: string, label: string, hint: string, more: Partial<Persona> = {}): Persona => ({
  id,
  label,
  hint,
  prefix: 'S',
  residential: CITIZEN,
  nationality: SINGAPOREAN,
  ...more,
});
const holder = (
  id: string,
  label: string,
  prefix: Persona['prefix'],
  nationality: Persona['nationality'],
  [code, desc]: readonly [string, string],
  [status, expires]: readonly [string, string] = ['Live', '2031-08-31'],
): Persona => ({
  id,
  label,
  hint: `${status}, until ${expires}`,
  prefix,
  residential: FOREIGNER,
  nationality,
  pass: { code, desc, status, expires },
});

const EMPLOYMENT = ['P1Pass', 'EMPLOYMENT PASS'] as const;

export const PERSONA_GROUPS: readonly PersonaGroup[] = [
  {
    title: 'Citizens and residents',
    personas: [
      citizen('citizen', 'Singapore citizen', 'Everything matches the profile'),
      { ...citizen('resident', 'Permanent resident', 'Everything matches the profile'), residential: RESIDENT, nationality: MALAYSIAN },
    ],
  },
  {
    title: 'Pass holders',
    personas: [
      holder('employmentPass', 'Employment Pass', 'G', FILIPINO, EMPLOYMENT),
      holder('sPass', 'S Pass', 'G', MALAYSIAN, ['SPass', 'S PASS']),
      holder('workPermit', 'Work Permit', 'M', INDIAN, ['RPass', 'WORK PERMIT']),
      holder('dependantsPass', "Dependant's Pass", 'F', INDIAN, ['DP', 'DEPENDANT PASS']),
      holder('longTermVisit', 'Long-Term Visit Pass', 'F', FILIPINO, ['LTVP', 'LONG TERM VISIT PASS']),
      holder('workHoliday', 'Work Holiday Pass', 'G', INDIAN, ['WHP', 'WORK HOLIDAY PASS']),
      holder('student', "Student's Pass", 'M', MALAYSIAN, ['STP', 'STUDENT PASS']),
      holder('approved', 'Employment Pass, approved', 'G', INDIAN, EMPLOYMENT, ['Approved', '2030-01-15']),
      holder('expired', 'Employment Pass, expired', 'G', FILIPINO, EMPLOYMENT, ['Expired', '2024-02-29']),
      holder('cancelled', 'Work Permit, canceled', 'M', INDIAN, ['RPass', 'WORK PERMIT'], ['Cancelled', '2029-11-30']),
    ],
  },
  {
    title: 'When something goes wrong',
    personas: [
      { ...citizen('noMyinfo', 'A foreign account without Myinfo', 'Signs in, but there’s nothing to share'), fault: 'noMyinfo' },
      citizen('foreignNumber', 'Someone from a foreign organization', 'Signs in with a number that isn’t an NRIC or FIN', { fault: 'foreignNumber' }),
      citizen('noName', 'A number without a name', 'Myinfo has a number but no name to compare', { fault: 'noName' }),
      citizen('mismatch', 'Someone else', 'The name isn’t the one in the profile', { name: 'KESTREL ONYX VANTERPOOL' }),
      citizen('taken', 'A number already in use', 'Verifies only the first account that uses it', { isShared: true }),
      citizen('down', 'Singpass fails while sharing', 'Signs in, then Myinfo responds with 503', { fault: 'down' }),
      citizen('downAtSignIn', 'Singpass is down', 'Returns “temporarily unavailable”', { fault: 'downAtSignIn' }),
      citizen('silent', 'Singpass never responds', 'We give up after 10 seconds', { fault: 'silent' }),
      citizen('otherEncrypted', 'Singpass changes its encryption', 'Each response is encrypted the way the other was, and it still works', {
        fault: 'otherEncrypted',
      }),
      citizen('namelessKey', 'Singpass names no key', 'Neither response says which of our keys decrypts it, and it still works', { fault: 'namelessKey' }),
      citizen('slow', 'Singpass is slow', 'Responds after 5 seconds, and it still works', { fault: 'slow' }),
    ],
  },
  {
    title: 'Responses we must reject',
    personas: [
      citizen('foreignKey', 'Signed with an unknown key', 'Someone else signed the details', { fault: 'foreignKey' }),
      citizen('notEncrypted', 'Not encrypted', 'The details arrive unencrypted', { fault: 'notEncrypted' }),
      citizen('weaklyEncrypted', 'Wrong encryption', 'Encrypted in a way we didn’t agree on', { fault: 'weaklyEncrypted' }),
      citizen('wrongNonce', 'Wrong nonce', 'The ID token belongs to another request', { fault: 'wrongNonce' }),
      citizen('wrongAudience', 'Wrong audience', 'The ID token was issued for another site', { fault: 'wrongAudience' }),
      citizen('wrongState', 'Wrong state', 'The response was tampered with on the way', { fault: 'wrongState' }),
      citizen('wrongIssuer', 'Wrong issuer', 'The response says it’s from someone else', { fault: 'wrongIssuer' }),
    ],
  },
];

export function personaById(id: string | null): Persona | undefined {
  return PERSONA_GROUPS.flatMap(({ personas }) => personas).find((persona) => persona.id === id);
}
