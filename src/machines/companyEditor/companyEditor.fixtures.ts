import type { CompanyPage } from '../../../contract/company-workspace.ts';
import { defineFlow } from '../flow.ts';
import { broken, offline } from '../samples.ts';
import { companyEditorMachine } from './companyEditor.machine.ts';

export const acmePage: CompanyPage = {
  id: 3,
  name: 'Acme',
  logo: '/logo/3.svg',
  details: {
    registered_name: 'Acme Incorporated',
    founded_on: '1998-04-01',
    size_id: 3,
    financing_stage_id: null,
    industry_id: 1,
    company_type: 'private',
    listing_status: 'unlisted',
    website: 'https://www.acme.example',
    address: '1 Ayala Avenue, Makati',
    about: 'We make everything.',
    culture: null,
    benefit_ids: [1],
    culture_ids: [2],
  },
  verification: 'none',
  domain_proof: 'proves',
  domain_verifies: false,
  confirmed_domain: null,
  documents: [],
  pictures: [],
  options: {
    sizes: [{ id: 3, value: '51-200 employees' }],
    financing_stages: [{ id: 2, value: 'Bootstrapped' }],
    industries: [{ id: 1, value: 'Accounting' }],
    benefits: [
      { id: 1, value: 'Health insurance' },
      { id: 2, value: 'Annual health check' },
    ],
    cultures: [{ id: 2, value: 'Plain speaking' }],
  },
};
const details = { ...acmePage.details, about: 'We make nearly everything.' };

export const companyEditorFlow = defineFlow({
  id: 'companyEditor',
  area: 'company',
  title: 'Company page',
  purpose: 'What a company says of itself: seen by its people, edited by those who run it.',
  source: 'src/machines/companyEditor/companyEditor.machine.ts',
  machine: companyEditorMachine,
  states: {
    loading: 'It is being fetched.',
    disconnected: 'The device is offline; it is fetched once it is back.',
    unloadable: 'It could not be fetched.',
    viewing: 'It is shown.',
    'viewing.resting': 'As it is.',
    'viewing.saved': 'It was changed just now.',
    'viewing.refused': 'It was not changed: one may edit it no more.',
    editing: 'It is being written.',
    'editing.clean': 'Nothing is changed yet.',
    'editing.dirty': 'Something is.',
    'editing.invalid': 'A detail can not be taken; it is said at its field.',
    'editing.failed': 'It did not arrive; it can be sent again.',
    saving: 'It is on its way.',
    confirmingDiscard: 'Whether what was typed is to be given up is asked.',
  },
  fixtures: {
    inputs: { start: undefined },
    events: {
      'load.retried': [{ type: 'load.retried' }],
      'page.changed': [{ type: 'page.changed', page: { ...acmePage, verification: 'verified' } }],
      'edit.requested': [{ type: 'edit.requested' }],
      'details.changed': [{ type: 'details.changed' }],
      'details.submitted': [{ type: 'details.submitted', details }],
      'edit.abandoned': [{ type: 'edit.abandoned' }],
      'discard.confirmed': [{ type: 'discard.confirmed' }],
      'discard.declined': [{ type: 'discard.declined' }],
    },
    actors: {
      loadCompany: { done: [acmePage], error: [broken, offline] },
      saveCompany: {
        done: [
          { ok: true, page: { ...acmePage, details } },
          { ok: false, failure: 'invalid', fields: { website: ['Please enter a valid URL'] } },
          { ok: false, failure: 'refused', message: 'Only a coordinator or admin can edit the company.' },
        ],
        error: [broken],
      },
      waitForConnection: { done: [undefined] },
    },
    takesEachWayOnce: true,
    project: ({ page }) => page !== null,
  },
});
