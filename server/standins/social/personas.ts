/** The fault to simulate. */
export type Fault = 'tokenRefused' | 'serverError' | 'wrongState' | 'wrongNonce' | 'wrongAudience' | 'wrongIssuer' | 'foreignKey';

/** A person to choose from at a network. */
export interface Persona {
  id: string;
  label: string;
  hint: string;
  /** What the network says about the address. With `none` it sends no address. */
  email: 'verified' | 'unverified' | 'none';
  /** A person of the demo, instead of the one entered next to the list. */
  person?: { firstName: string; lastName: string; email: string };
  fault?: Fault;
  /** Only for networks with an id token to forge. */
  isOpenIdOnly?: true;
}

export interface PersonaGroup {
  title: string;
  personas: Persona[];
}

const TYPED = 'Uses the name and address you enter.';

export const PERSONA_GROUPS: readonly PersonaGroup[] = [
  {
    title: 'People',
    personas: [
      {
        id: 'existing',
        label: 'Someone with an account here',
        hint: 'Ana Reyes, seeker@waymark.test',
        email: 'verified',
        person: { firstName: 'Ana', lastName: 'Reyes', email: 'seeker@waymark.test' },
      },
      { id: 'new', label: 'Someone new', hint: `${TYPED} The address is confirmed.`, email: 'verified' },
      { id: 'unverified', label: 'Address not confirmed', hint: `${TYPED} The network never confirmed the address.`, email: 'unverified' },
      { id: 'noEmail', label: 'No address', hint: 'Shares a name but no email address.', email: 'none' },
    ],
  },
  {
    title: 'The network fails',
    personas: [
      { id: 'refused', label: 'Refused', hint: 'The network rejects the code it issued.', email: 'verified', fault: 'tokenRefused' },
      { id: 'serverError', label: 'Down', hint: 'The network responds with an error.', email: 'verified', fault: 'serverError' },
    ],
  },
  {
    title: 'Tampered responses',
    personas: [
      { id: 'wrongState', label: 'Wrong state', hint: 'The response belongs to another request.', email: 'verified', fault: 'wrongState' },
      {
        id: 'wrongNonce',
        label: 'Wrong nonce',
        hint: 'The ID token was issued for another request.',
        email: 'verified',
        fault: 'wrongNonce',
        isOpenIdOnly: true,
      },
      {
        id: 'wrongAudience',
        label: 'Wrong audience',
        hint: 'The ID token was issued for another site.',
        email: 'verified',
        fault: 'wrongAudience',
        isOpenIdOnly: true,
      },
      {
        id: 'wrongIssuer',
        label: 'Wrong issuer',
        hint: 'The ID token says it’s from somewhere else.',
        email: 'verified',
        fault: 'wrongIssuer',
        isOpenIdOnly: true,
      },
      { id: 'foreignKey', label: 'Wrong key', hint: 'Someone else signed the ID token.', email: 'verified', fault: 'foreignKey', isOpenIdOnly: true },
    ],
  },
];

export const personaById = (id: string | null): Persona | undefined => PERSONA_GROUPS.flatMap(({ personas }) => personas).find((persona) => persona.id === id);
