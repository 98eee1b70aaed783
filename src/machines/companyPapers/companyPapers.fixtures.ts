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
/** With one document, ready to submit, and an email address at another domain. */
export const withPaper: CompanyPage = { ...acmePage, documents: [paper], domain_proof: 'otherDomain' };
const refused = { ok: false, failure: 'refused', message: 'Only a company admin can upload company documents.' } as const;

export const companyPapersFlow = defineFlow({
  id: 'companyPapers',
  area: 'company',
  title: 'Verify a company',
  purpose:
    'Verifies a company: with documents that the operator reviews, or with an email address at the domain its name came with. Any other domain is only confirmed by itself.',
  source: 'src/machines/companyPapers/companyPapers.machine.ts',
  machine: companyPapersMachine,
  states: {
    resting: 'Shows the verification status and the documents.',
    'resting.idle': 'Nothing has been done yet.',
    'resting.stored': 'The document is uploaded.',
    'resting.removed': 'The document is removed.',
    'resting.asked': 'The documents are submitted, or the domain is confirmed, which also verifies the name if it came with that website.',
    'resting.rejected': 'The chosen file isn’t an acceptable document; the page says why.',
    'resting.refused': 'The action was refused; the page says why.',
    'resting.failed': 'The request failed; the user can try again.',
    uploading: 'Uploading the document.',
    confirmingRemoval: 'Asking for confirmation to remove a document.',
    removing: 'Removing it.',
    asking: 'Requesting verification.',
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
      requestVerification: {
        done: [{ ok: true, page: { ...withPaper, verification: 'pending', confirmed_domain: 'acme.example' } }, refused],
        error: [broken],
      },
    },
    takesEachWayOnce: true,
    project: ({ page }) => [page.documents.length > 0, page.domain_proof, page.verification],
  },
});
