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
    sizes: [{ id: 3, value: '51–200 employees' }],
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
  purpose: 'What a company says about itself: shown to its members, edited by its admins.',
  source: 'src/machines/companyEditor/companyEditor.machine.ts',
  machine: companyEditorMachine,
  states: {
    loading: 'Loading the page.',
    disconnected: 'Offline; loads when the connection is back.',
    unloadable: 'Loading failed.',
    viewing: 'The page is shown.',
    'viewing.page': 'Whether the page is up to date.',
    'viewing.page.current': 'Up to date.',
    'viewing.page.refreshing': 'Somebody changed the company; reloading in the background.',
    'viewing.outcome': 'The result of the last edit.',
    'viewing.outcome.none': 'Nothing was edited.',
    'viewing.outcome.saved': 'A change was just saved.',
    'viewing.outcome.refused': 'It wasn’t changed: the member may no longer edit it.',
    opening: 'Somebody changed the company: reloading before the form opens.',
    editing: 'The form is open.',
    'editing.clean': 'Nothing is changed yet.',
    'editing.dirty': 'There are unsaved changes.',
    'editing.invalid': 'A value was rejected; the field says why.',
    'editing.failed': 'Saving failed; the user can try again.',
    saving: 'Saving.',
    confirmingDiscard: 'Asking for confirmation to discard the changes.',
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
      'company.changed': [{ type: 'company.changed' }],
    },
    actors: {
      loadCompany: { done: [acmePage], error: [broken, offline] },
      refreshCompany: { done: [acmePage], error: [broken] },
      reloadCompany: { done: [acmePage], error: [broken] },
      watchCompany: {},
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
    project: ({ page, isStale }) => [page !== null, isStale],
  },
});
