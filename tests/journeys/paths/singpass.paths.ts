import { type IdentityInfo, generateAuthoriseUrl, singpassUserInfo, verifySingaporeIdentity } from '../../../contract/singpass.ts';
import { getList } from '../../../contract/config.ts';
import type { Option } from '../../../contract/fields.ts';
import { updateMe } from '../../../contract/jobseekers.ts';
import type { AuthoriseAnswer, VerifyAnswer } from '../../../src/machines/singpass/singpass.actors.ts';
import { singpassFlow } from '../../../src/machines/singpass/singpass.fixtures.ts';
import { drivePaths } from './drive.ts';
import { beRecruiter, beSeeker, button, field, open, press } from './gestures.ts';
import { type BrowserPlan, data, type OwnCall, refusal, type Stand, type WireCall } from './plan.ts';
import { reconnecting } from './signingIn.ts';
import { words } from './words.ts';

type Plan = BrowserPlan<typeof singpassFlow.machine>;

const REFUSALS = { mismatch: refusal('identityMismatch'), taken: refusal('identityTaken'), gone: refusal('identityGone') };
const inSingapore = open('/onsite-job?country=sg&showSingpassInfo=1');
const always = { pave: (answer) => (answer instanceof Error || (answer as object | undefined) ? null : async () => {}) } satisfies OwnCall<unknown>;

/** Singpass itself, in its window: it stays open. */
const beSingpass = ({ context }: Stand) => context.route('https://singpass.example/**', (route) => route.fulfill({ body: 'Singpass' }));

/** The window that comes back from Singpass. */
async function comeBack({ context, url }: Stand): Promise<void> {
  const other = await context.newPage();
  await other.goto(`${url}/singpass/returned`, { waitUntil: 'commit' });
}

/** Another window waits for one that comes back, as the first one does. */
async function waitInAnother({ context, url }: Stand): Promise<void> {
  const first = await context.newPage();
  await first.goto(`${url}/robots.txt`);
  await first.evaluate(() => {
    const channel = new BroadcastChannel('singpass');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is limited to its own origin
    channel.addEventListener('message', () => channel.postMessage('heard'));
  });
}

const gestures: Plan['gestures'] = {
  // The address asks for it, as soon as the page is there; later, the account menu does.
  'info.asked': async (stand, _event, states) => {
    if (states.includes('closed')) return;
    await button(stand, 'layout:account.menu').click();
    await stand.page
      .getByRole('link', { name: words('layout:nav.singpass') })
      .first()
      .click();
  },
  'info.retried': press('singpass:retry'),
  'identity.submitted': press('singpass:confirm.submit'),
  'provider.chosen': async ({ page, context }) => {
    await context.setOffline(false);
    const ways = ['singpass:retry', 'singpass:login', 'singpass:verified.renew'].map(words);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^(${ways.join('|')})$`) })
      .click();
  },
  'provider.returned': comeBack,
  'path.continued': press('singpass:returned.goOn'),
  'status.declareChosen': press('singpass:declare'),
  'status.chosen': async (stand, { statusId }) => field(stand, 'singpass:declaring.label').selectOption(String(statusId)),
  'status.submitted': press('singpass:declaring.save'),
  'back.pressed': press('singpass:declaring.back'),
  'dialog.closed': press('common:close'),
};

const calls: Plan['calls'] = {
  fetchInfo: { call: singpassUserInfo, reply: (info) => data(info) } satisfies WireCall<IdentityInfo>,
  verifyIdentity: {
    call: verifySingaporeIdentity,
    reply: (answer) => (answer.ok ? data({ new_user_identity: answer.identity }) : REFUSALS[answer.failure]),
  } satisfies WireCall<VerifyAnswer>,
  fetchAuthoriseUrl: {
    call: generateAuthoriseUrl,
    reply: (answer) => {
      if (answer.ok) return data({ authorise_url: answer.url });
      return refusal(answer.failure === 'upstreamDown' ? 'singpassUnavailable' : 'singpassFault');
    },
  } satisfies WireCall<AuthoriseAnswer>,
  openProvider: always,
  putOff: always,
  reloadPath: always,
  loadStatuses: { call: getList, reply: data } satisfies WireCall<Option[]>,
  declareStatus: { call: updateMe, reply: () => data({}) },
  announceReturn: {
    pave: (answer) => ('isHeard' in answer ? async (stand) => (answer.isHeard ? waitInAnother(stand) : undefined) : null),
  } satisfies OwnCall<{ isHeard: boolean } | Error>,
  waitForConnection: reconnecting,
};

/** The paths of one kind of visitor. */
const of = (who: 'seeker' | 'visitor' | 'recruiter', isSingapore: boolean, begin: Plan['begin']): Plan => ({
  begin,
  gestures,
  calls,
  cannot: (event) => event.type === 'info.asked' && (event.who !== who || event.isSingapore !== isSingapore),
});

drivePaths(singpassFlow)(
  of('seeker', true, {
    page: async (stand) => (await beSeeker(stand), await beSingpass(stand), inSingapore(stand)),
    callback: async (stand) => {
      await beSeeker(stand);
      await open('/singpass/returned')(stand);
    },
  }),
);
drivePaths(singpassFlow)(of('seeker', false, { page: async (stand) => (await beSeeker(stand), open('/onsite-job?showSingpassInfo=1')(stand)) }));
drivePaths(singpassFlow)(of('visitor', true, { page: inSingapore }));
drivePaths(singpassFlow)(of('recruiter', true, { page: async (stand) => (await beRecruiter(stand), inSingapore(stand)) }));
