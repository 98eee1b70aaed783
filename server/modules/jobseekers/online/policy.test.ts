import { describe, expect, test } from 'vitest';
import { companyKey } from '../../import/company-name.ts';
import { maySee, type Rules, type Viewer } from './policy.ts';

const of = (id: number, name: string) => ({ id, nameKey: companyKey(name) });
const employer = (...companies: { id: number; nameKey: string }[]): Viewer => ({ kind: 'employer', isHiring: true, companies });
const acme = of(1, 'Acme Inc.');
const viewers = {
  owner: { kind: 'owner' },
  visitor: { kind: 'visitor' },
  employer: employer(of(2, 'Harbour Freight')),
  waiting: { kind: 'employer', isHiring: false, companies: [of(2, 'Harbour Freight')] },
  'without a company': { kind: 'employer', isHiring: false, companies: [] },
  'of Acme': employer(acme),
  'of Acme in another country': employer(of(9, 'ACME Corporation')),
  'of Acme Logistics': employer(of(7, 'Acme Logistics Pte. Ltd.')),
  'of Acmeville': employer(of(8, 'Acmeville')),
  'of two': employer(of(2, 'Harbour Freight'), acme),
  'waiting for Acme': { kind: 'employer', isHiring: true, companies: [of(2, 'Harbour Freight'), acme] },
} satisfies Record<string, Viewer>;
type Name = keyof typeof viewers;

const open: Rules = { visibility: 'everyone', blocked: [], hiddenFrom: [] };
const everybody = Object.keys(viewers) as Name[];
const but = (...names: Name[]) => everybody.filter((name) => !names.includes(name));
const ofAcme: Name[] = ['of Acme', 'of Acme in another country', 'of two', 'waiting for Acme'];
const unhired: Name[] = ['visitor', 'waiting', 'without a company'];
const blocked = { blocked: [acme] };
const hidden = { hiddenFrom: [companyKey('Acme')] };

const TABLE: [string, Partial<Rules>, Name[]][] = [
  ['everyone', {}, everybody],
  ['everyone, Acme blocked', blocked, but(...ofAcme)],
  ['everyone, hidden from Acme', hidden, but(...ofAcme, 'of Acme Logistics')],
  ['everyone, both', { ...blocked, ...hidden }, but(...ofAcme, 'of Acme Logistics')],
  ['employers', { visibility: 'employers' }, but(...unhired)],
  ['employers, Acme blocked', { visibility: 'employers', ...blocked }, but(...unhired, ...ofAcme)],
  ['employers, hidden from Acme', { visibility: 'employers', ...hidden }, but(...unhired, ...ofAcme, 'of Acme Logistics')],
  ['employers, both', { visibility: 'employers', ...blocked, ...hidden }, but(...unhired, ...ofAcme, 'of Acme Logistics')],
  ['nobody', { visibility: 'nobody' }, ['owner']],
  ['nobody, both', { visibility: 'nobody', ...blocked, ...hidden }, ['owner']],
];

describe.each(TABLE)('%s', (_, rules, sees) => {
  test.each(everybody)('%s', (name) => {
    expect(maySee(viewers[name], { ...open, ...rules })).toBe(sees.includes(name));
  });
});

test('a long name on a pay slip is the short one that is registered', () => {
  expect(maySee(employer(of(1, 'Globe')), { ...open, hiddenFrom: [companyKey('Globe Telecom, Inc.')] })).toBe(false);
});
