import { handOff, redeemHandoff } from '../../../contract/handoff.ts';
import { bySession } from '../grounds.ts';
import { openJar } from '../jar.ts';
import type { HandName } from '../model.ts';
import { AT_HOME, move, nothing } from '../move.ts';
import type { World } from '../world.ts';

export const OTHER_SITE = { origin: 'https://employers.example', secret: 'e'.repeat(32) };

/** Handing a session over to the company's other site. */

const goes = move({
  calls: [handOff],
  hands: AT_HOME,
  with: nothing,
  who: 'member',
  says: () => 'sets out for the company’s other site',
  run: async (world, hand) => {
    const session = world.sessionOf(hand);
    const answer = await world.call(hand, handOff, { body: { redirect_url: `${OTHER_SITE.origin}/talent` } });
    if (answer.status !== 200 || !session) return;
    const token = new URLSearchParams(new URL(answer.data.url).hash.slice(1)).get('handoff');
    if (token) world.actorOf(hand).handoffs.push({ token, from: session, isUsed: false });
  },
});

const arrives = move({
  calls: [redeemHandoff],
  hands: ['owner.laptop', 'thief.own'],
  with: nothing,
  who: 'anyone',
  weight: 2,
  may: (world, hand) => world.actorOf(hand).handoffs.length > 0,
  says: () => 'arrives at the company’s other site',
  run: async (world, hand) => void (await arrivesThere(world, hand)),
});

/** The other site's server makes the call, and stores the session in a cookie of its own. */
export async function arrivesThere(world: World, hand: HandName): Promise<void> {
  const actor = world.actorOf(hand);
  const handed = actor.handoffs.at(-1);
  if (!handed) return;
  const site: HandName = actor.name === 'owner' ? 'owner.site' : 'thief.site';
  const { device, network } = world.jar(hand);
  world.jars[site] = openJar(world.t, device, network);
  const { from, isUsed } = handed;
  const ground = bySession(actor.name, 'by a handoff', from);
  const answer = await world.call(site, redeemHandoff, { body: { token: handed.token, origin: OTHER_SITE.origin, client_secret: OTHER_SITE.secret } });
  if (answer.status !== 200) return;
  if (isUsed) world.violate('revoked', 'a handoff opens the account twice');
  handed.isUsed = true;
  const { sessionid, role, user } = answer.data;
  world.jar(site).browser.cookies.set('sessionid', sessionid);
  world.begun(site, redeemHandoff, sessionid, undefined, { kind: role === 'recruiter' ? 'recruiter' : 'seeker', user }, ground);
}

export const handoffs = [goes, arrives];
