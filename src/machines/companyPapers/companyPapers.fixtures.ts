import type { CompanyPage } from '../../../contract/company-workspace.ts';
import { acmePage } from '../companyEditor/companyEditor.fixtures.ts';
import { defineFlow } from '../flow.ts';
import { broken, key } from '../samples.ts';
import { companyPapersMachine } from './companyPapers.machine.ts';

const paper = {
  id: 'paper-1',
  filename: 'registration.pdf',
  size: 240_000,
  uploaded_by: 'Mei Lim',
  created_at: '2026-01-05T08:00:00Z',
  file: '/api/recruiters/company/documents/paper-1',
};
/** One paper, which can be sent; an address elsewhere. */
export const withPaper: CompanyPage = { ...acmePage, documents: [paper], domain_proof: 'otherDomain' };
const refused = { ok: false, failure: 'refused', message: 'Only a company admin can upload company documents.' } as const;

export const companyPapersFlow = defineFlow({
  id: 'companyPapers',
  area: 'company',
  title: 'Having a company verified',
  purpose:
    'Shows that a company is the one it says: by papers that the operator reads, or by an address at the domain its name came with. Another domain is confirmed alone.',
  source: 'src/machines/companyPapers/companyPapers.machine.ts',
  machine: companyPapersMachine,
  states: {
    resting: 'Where it stands is shown, with its papers.',
    'resting.idle': 'Nothing was done yet.',
    'resting.stored': 'The paper is there.',
    'resting.removed': 'The paper is gone.',
    'resting.asked': 'Papers are sent, or the domain is confirmed, and with it the name where the name came with that website.',
    'resting.rejected': 'The chosen file is no paper that can be taken; the reason is told.',
    'resting.refused': 'It was not done; the reason is told.',
    'resting.failed': 'It did not arrive; it can be done again.',
    uploading: 'The paper is on its way.',
    confirmingRemoval: 'Whether a paper is to go is asked.',
    removing: 'It is being taken away.',
    asking: 'Verification is being asked for.',
  },
  fixtures: {
    inputs: { withPaper: { page: withPaper }, byDomain: { page: acmePage } },
    events: {
      'paper.chosen': [{ type: 'paper.chosen', file: { ref: key, name: 'registration.pdf', size: 240_000 } }],
      'paper.cancelled': [{ type: 'paper.cancelled' }],
      'removal.requested': [{ type: 'removal.requested', id: paper.id }],
      'removal.confirmed': [{ type: 'removal.confirmed' }],
      'removal.declined': [{ type: 'removal.declined' }],
      'verification.asked': [
        { type: 'verification.asked', by: 'documents' },
        { type: 'verification.asked', by: 'domain' },
      ],
      'page.changed': [{ type: 'page.changed', page: withPaper }],
    },
    actors: {
      uploadPaper: { done: [{ ok: true, page: withPaper }, { ok: false, failure: 'rejected', reason: 'type' }, refused], error: [broken] },
      removePaper: { done: [{ ok: true, page: { ...withPaper, documents: [] } }, refused], error: [broken] },
      askVerification: { done: [{ ok: true, page: { ...withPaper, verification: 'pending', confirmed_domain: 'acme.example' } }, refused], error: [broken] },
    },
    takesEachWayOnce: true,
    project: ({ page }) => [page.documents.length > 0, page.domain_proof, page.verification],
  },
});
