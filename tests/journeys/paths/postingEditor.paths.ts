import { createPosting, publishPosting, savePosting } from '../../../contract/postings.ts';
import type { CheckAnswer, OpenAnswer, PublishAnswer } from '../../../src/machines/postingEditor/postingEditor.actors.ts';
import { postingEditorFlow } from '../../../src/machines/postingEditor/postingEditor.fixtures.ts';
import { drivePaths } from './drive.ts';
import { beRecruiter, button, field, open, press, retry } from './gestures.ts';
import { data, type OwnCall, refusal, type Reply, type Stand, type WireCall } from './plan.ts';
import { words } from './words.ts';

const UNPUBLISHED = {
  full: 'tooManyPostings',
  masking: 'maskingRefused',
  unconfirmed: 'addressUnconfirmed',
  gone: 'notAllowedNow',
  refused: 'postingRefused',
} as const;

function published(answer: PublishAnswer): Reply {
  if (answer.ok) return data({ posting: answer.posting, same: null });
  if (answer.failure === 'same') return data({ posting: null, same: answer.same });
  if (answer.failure === 'invalid') return refusal('parameterInvalid', { errors: answer.faults as Record<string, string[]> });
  return refusal(UNPUBLISHED[answer.failure]);
}

/** The label of a step in the trail starts with its state. */
const goTo = (step: string) => (stand: Stand) =>
  stand.page
    .getByRole('button', { name: words(`postings:step.${step}`) })
    .first()
    .click();

/** The page itself validates the samples' job: it has no problems and no warnings. */
const check = {
  pave: (answer) => ('ok' in answer && answer.ok && answer.warnings.length === 0 ? async () => {} : null),
} satisfies OwnCall<CheckAnswer | Error>;

drivePaths(postingEditorFlow)({
  begin: {
    draft: async (stand) => {
      await beRecruiter(stand);
      await open('/employer/jobs/new')(stand);
    },
  },
  gestures: {
    'load.retried': retry,
    'values.changed': async (stand) => {
      const title = field(stand, 'postings:field.title');
      await ((await title.isVisible()) ? title : field(stand, 'postings:field.applyUrl')).pressSequentially('x');
    },
    'save.retried': press('common:retry'),
    'check.retried': retry,
    'step.finished': (stand) => button(stand, 'postings:step.next', 'postings:preview').click(),
    'step.chosen': goTo('promise'),
    'preview.requested': goTo('review'),
    'editing.resumed': press('postings:back'),
    'posting.published': (stand) => button(stand, 'postings:publish', 'postings:publish.changes', 'postings:publish.anyway').click(),
    'posting.retried': press('common:retry'),
  },
  calls: {
    openPosting: {
      call: createPosting,
      reply: (answer) => (answer.ok ? data(answer.editing) : refusal(answer.failure === 'notFound' ? 'notFound' : 'postingRefused')),
    } satisfies WireCall<OpenAnswer>,
    saveDraft: { call: savePosting, reply: () => data({ saved_at: '2026-01-05T08:00:00Z' }) } satisfies WireCall<undefined>,
    checkPosting: check,
    checkStep: check,
    publishPosting: { call: publishPosting, reply: published } satisfies WireCall<PublishAnswer>,
  },
  // The page validates right away.
  cannot: (event, before) => event.type === 'values.changed' && before.hasTag('busy'),
  // A draft is saved automatically soon after a keystroke: that must happen when the path says so.
  isFrozen: true,
});
