import { describe, expect, test } from 'vitest';
import { companyKey } from '../../market/import/company-name.ts';
import { maySee, type KnownCompany, type Rules, type Viewer } from './policy.ts';

const of = (id: number, name: string, ...domains: string[]) => ({ id, nameKey: companyKey(name), domains });
const employer = (...companies: KnownCompany[]): Viewer => ({ kind: 'employer', isHiring: true, companies, domain: null });
const acme = of(1, 'Acme Inc.', 'acme.example');
const viewers = {
  owner: { kind: 'owner' },
  visitor: { kind: 'visitor' },
  employer: employer(of(2, 'Harbour Freight')),
  waiting: { kind: 'employer', isHiring: false, companies: [of(2, 'Harbour Freight')], domain: null },
  'without a company': { kind: 'employer', isHiring: false, companies: [], domain: null },
  'of Acme': employer(acme),
  'of Acme in another country': employer(of(9, 'ACME Corporation')),
  'of Acme Logistics': employer(of(7, 'Acme Logistics Pte. Ltd.')),
  'of Acmeville': employer(of(8, 'Acmeville')),
  'of two': employer(of(2, 'Harbour Freight'), acme),
  'waiting for Acme': { kind: 'employer', isHiring: true, companies: [of(2, 'Harbour Freight'), acme], domain: null },
  'at Acme’s domain': { kind: 'employer', isHiring: true, companies: [of(3, 'Quite New')], domain: 'mail.acme.example' },
  'at evil-acme.example': { kind: 'employer', isHiring: true, companies: [of(3, 'Quite New')], domain: 'evil-acme.example' },
  'of a company at Acme’s domain': employer(of(4, 'Also New', 'acme.example')),
  'of Acrne': employer(of(5, 'Acrne')),
} satisfies Record<string, Viewer>;
type Name = keyof typeof viewers;

const open: Rules = { visibility: 'everyone', blocked: [], hiddenFrom: [] };
const everybody = Object.keys(viewers) as Name[];
const but = (...names: Name[]) => everybody.filter((name) => !names.includes(name));
const ofAcme: Name[] = ['of Acme', 'of Acme in another country', 'of two', 'waiting for Acme'];
/** Also blocked, because they belong to Acme by their domain, or look as if they did. */
const likeAcme: Name[] = ['at Acme’s domain', 'of a company at Acme’s domain', 'of Acrne'];
const unhired: Name[] = ['visitor', 'waiting', 'without a company'];
const blocked = { blocked: [acme] };
const hidden = { hiddenFrom: [companyKey('Acme')] };

const TABLE: [string, Partial<Rules>, Name[]][] = [
  ['everyone', {}, everybody],
  ['everyone, Acme blocked', blocked, but(...ofAcme, ...likeAcme)],
  ['everyone, hidden from Acme', hidden, but(...ofAcme, 'of Acme Logistics')],
  ['everyone, both', { ...blocked, ...hidden }, but(...ofAcme, ...likeAcme, 'of Acme Logistics')],
  ['employers', { visibility: 'employers' }, but(...unhired)],
  ['employers, Acme blocked', { visibility: 'employers', ...blocked }, but(...unhired, ...ofAcme, ...likeAcme)],
  ['employers, hidden from Acme', { visibility: 'employers', ...hidden }, but(...unhired, ...ofAcme, 'of Acme Logistics')],
  ['employers, both', { visibility: 'employers', ...blocked, ...hidden }, but(...unhired, ...ofAcme, ...likeAcme, 'of Acme Logistics')],
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
