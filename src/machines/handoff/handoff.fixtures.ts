import { defineFlow } from '../flow.ts';
import { broken, offline } from '../samples.ts';
import { handoffMachine } from './handoff.machine.ts';

const address = { kind: 'address', redirectUrl: 'https://employers.example/talent' } as const;
const employers = { kind: 'employers', redirect: null } as const;

export const handoffFlow = defineFlow({
  id: 'handoff',
  area: 'account',
  title: 'Go to the other site',
  purpose: 'Takes a user to the company’s other site, signed in there with a one-time token; the session itself never appears in a URL.',
  source: 'src/machines/handoff/handoff.machine.ts',
  machine: handoffMachine,
  states: {
    starting: 'Deciding whether the user has to sign in first.',
    minting: 'The server creates a token for that site, valid for a minute.',
    offline: 'Offline; continues when the connection is back.',
    minted: 'The link is ready; deciding whether to ask for confirmation.',
    confirming: 'On mobile web, the user confirms before leaving the page.',
    'confirming.fresh': 'The token is valid.',
    'confirming.lapsed': 'The token has expired; confirming creates another.',
    leaving: 'The browser is loading the other site.',
    'leaving.going': 'The redirect started recently.',
    'leaving.slow': 'The other site takes long; the user can try again or stay.',
    failed: 'No link could be created; the user can try again or stay.',
    signedOut: 'The user signs in first, and then returns here.',
    refused: 'The link doesn’t lead to a site of the company; nobody is sent there.',
    nowhere: 'This installation has no other site.',
    stayed: 'The user chose to stay.',
  },
  fixtures: {
    inputs: {
      member: { to: address, isMember: true, isModalWanted: false },
      mobile: { to: employers, isMember: true, isModalWanted: true },
      visitor: { to: address, isMember: false, isModalWanted: false },
    },
    events: {
      'redirect.confirmed': [{ type: 'redirect.confirmed' }],
      'redirect.abandoned': [{ type: 'redirect.abandoned' }],
      'redirect.retried': [{ type: 'redirect.retried' }],
    },
    actors: {
      mintHandoff: {
        done: [
          { ok: true, way: { url: 'https://employers.example/talent#handoff=t', site: 'employers.example' } },
          { ok: false, failure: 'refused' },
          { ok: false, failure: 'noOtherSite' },
          { ok: false, failure: 'signedOut' },
        ],
        error: [offline, broken],
      },
      leaveForSite: { error: [broken] },
      waitForConnection: { done: [undefined] },
    },
    project: ({ to, isMember, isModalWanted, isConfirmed }) => ({ kind: to.kind, isMember, isModalWanted, isConfirmed }),
  },
});
