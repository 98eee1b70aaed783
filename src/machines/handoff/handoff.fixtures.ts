import { defineFlow } from '../flow.ts';
import { broken, offline } from '../samples.ts';
import { handoffMachine } from './handoff.machine.ts';

const address = { kind: 'address', redirectUrl: 'https://employers.example/talent' } as const;
const employers = { kind: 'employers', redirect: null } as const;

export const handoffFlow = defineFlow({
  id: 'handoff',
  area: 'account',
  title: 'Go to the other site',
  purpose: 'Takes a member to the company’s other site, signed in there by a one-time token; the session itself stands in no address.',
  source: 'src/machines/handoff/handoff.machine.ts',
  machine: handoffMachine,
  states: {
    starting: 'Deciding whether one has to sign in first.',
    minting: 'The server makes a token for that site, good for a minute.',
    offline: 'The device is offline; it goes on once it is back.',
    minted: 'There is a way; deciding whether to ask first.',
    confirming: 'On mobile web one is asked before the page is left.',
    'confirming.fresh': 'The token is good.',
    'confirming.lapsed': 'The token has lapsed; saying yes makes another.',
    leaving: 'The browser is on its way to the other site.',
    'leaving.going': 'It takes no time yet.',
    'leaving.slow': 'The other site takes long; one may try again or stay.',
    failed: 'No way could be made; one may try again or stay.',
    signedOut: 'One has to sign in first, and comes back here.',
    refused: 'The link leads to no site of the company’s; nobody is sent there.',
    nowhere: 'There is no other site on this installation.',
    stayed: 'One chose to stay.',
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
