import { endCareerSummary, getSummaryCredits, rewriteCareerSummary, writeCareerSummary } from '../../../contract/career-summary.ts';
import type { ErrorName } from '../../../contract/errors.ts';
import type { Refusal } from '../../../src/machines/careerSummary/careerSummary.actors.ts';
import { careerSummaryFlow } from '../../../src/machines/careerSummary/careerSummary.fixtures.ts';
import { drivePaths } from './drive.ts';
import { beSeeker, button, open, press } from './gestures.ts';
import { data, refusal, type Stand } from './plan.ts';
import { HeldStream } from './stream.ts';

const REFUSALS: Record<Refusal, ErrorName> = {
  quotaUsed: 'aiCreditsUsed',
  unavailable: 'aiUnavailable',
  busyElsewhere: 'aiBusy',
  lacking: 'profileTooSparse',
  failed: 'aiFailed',
};
const refused = (name: ErrorName) => refusal(name, name === 'aiCreditsUsed' ? { retry_after: 60 } : {}) as Exclude<ReturnType<typeof refusal>, string>;

const streams = new WeakMap<Stand['page'], HeldStream>();
const streamOf = ({ page }: Stand) => streams.get(page) as HeldStream;
const inPanel = (stand: Stand, ...keys: string[]) => button(stand, ...keys.map((key) => `profile:writer.${key}`)).click();
const ending = { call: endCareerSummary, reply: (credits: unknown) => data({ credits }) };

drivePaths(careerSummaryFlow)({
  // A day's credits renew by a timer.
  isFrozen: true,
  begin: {
    any: async (stand) => {
      await beSeeker(stand);
      streams.set(stand.page, await HeldStream.of(stand, [writeCareerSummary, rewriteCareerSummary]));
      await open('/manage-profile')(stand);
      await stand.page.getByRole('button', { name: 'Add summary' }).click();
      await stand.page.getByRole('region', { name: 'Get help writing' }).waitFor();
    },
  },
  gestures: {
    'writing.requested': (stand, _event, states) => inPanel(stand, states.includes('idle') ? 'write' : 'rewrite.shorter'),
    'writing.stopped': async (stand) => {
      await inPanel(stand, 'stop');
      streamOf(stand).forget();
    },
    'writing.retried': press('common:retry'),
    'writing.dropped': (stand) =>
      stand.page
        .getByRole('region', { name: 'Get help writing' })
        .getByRole('button', { name: /^(Close|Back to suggestion)$/ })
        .click(),
    'another.requested': (stand) => inPanel(stand, 'another'),
    'elsewhere.ended': (stand) => inPanel(stand, 'endElsewhere'),
    'proposal.accepted': (stand) => inPanel(stand, 'accept'),
    'acceptance.undone': (stand) => inPanel(stand, 'undo'),
    'proposal.discarded': (stand) => inPanel(stand, 'discard'),
    'stream.begun': (stand, { writer, language }) => streamOf(stand).send({ type: 'begun', writer, language }),
    'stream.wrote': (stand, { piece }) => streamOf(stand).send({ type: 'wrote', piece }),
    'stream.done': (stand, { text, credits, missing, isUnchanged }) =>
      streamOf(stand).send({ type: 'done', text, credits, missing, is_unchanged: isUnchanged }, true),
    'stream.ended': (stand, { credits }) => streamOf(stand).send({ type: 'ended', credits }, true),
    'stream.refused': (stand, event) => streamOf(stand).refuse(refused(REFUSALS[event.refusal])),
    'stream.failed': (stand, { failure }) => streamOf(stand).fail(failure),
  },
  calls: {
    readCredits: { call: getSummaryCredits, reply: data },
    endSummary: ending,
    endElsewhere: ending,
  },
  timers: { untilRenewed: 61_000 },
});
