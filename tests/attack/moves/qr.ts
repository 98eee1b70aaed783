import fc from 'fast-check';
import { claimQrLogin, createQrLogin, qrLoginStatus } from '../../../contract/login.ts';
import { approveQrLogin, denyQrLogin, scanQrLogin } from '../../../contract/qr.ts';
import { bySession } from '../grounds.ts';
import { AT_HOME, move, nothing } from '../move.ts';
import type { HandName } from '../model.ts';
import type { World } from '../world.ts';

/** Signing in with a QR code: one browser shows it, a signed-in one approves it. */

export const shows = move({
  calls: [createQrLogin, qrLoginStatus],
  hands: AT_HOME.filter((hand) => hand !== 'thief.seat'),
  with: nothing,
  who: 'visitor',
  weight: 2,
  says: () => 'shows a QR code to log in by',
  run: async (world, hand) => {
    await world.beGuest(hand);
    const answer = await world.call(hand, createQrLogin, { body: {} });
    if (answer.status !== 200) return;
    world.jar(hand).qr = { scan: answer.data.text.split('#')[1] ?? '', shownAt: world.now, approver: null, scannedBy: null };
    await world.call(hand, qrLoginStatus);
  },
});

/** An owner approves what their own browsers show, the newest first; so does a thief. */
const showing = (world: World, hand: HandName) =>
  AT_HOME.filter((other) => other !== 'thief.seat' && world.actorOf(other) === world.actorOf(hand) && world.jarOf(other)?.qr).toSorted(
    (a, b) => (world.jarOf(b)?.qr?.shownAt ?? 0) - (world.jarOf(a)?.qr?.shownAt ?? 0),
  )[0];

export const answers = move({
  calls: [scanQrLogin, approveQrLogin, denyQrLogin],
  hands: AT_HOME,
  with: fc.constantFrom('approves', 'approves', 'approves', 'scans', 'denies'),
  who: 'member',
  weight: 3,
  may: (world, hand) => showing(world, hand) !== undefined,
  says: (what) => `${what === 'scans' ? 'scans' : `scans and ${what}`} the QR code`,
  run: async (world, hand, what) => {
    const session = world.sessionOf(hand);
    const qr = world.jar(showing(world, hand) as HandName).qr;
    if (!qr || !session) return;
    const body = { token: qr.scan };
    if ((await world.call(hand, scanQrLogin, { body })).status === 200) qr.scannedBy = session;
    if (what === 'denies') await world.call(hand, denyQrLogin, { body });
    if (what !== 'approves') return;
    if ((await world.call(hand, approveQrLogin, { body })).status === 200) qr.approver = session;
  },
});

export const claims = move({
  calls: [claimQrLogin],
  hands: AT_HOME.filter((hand) => hand !== 'thief.seat'),
  // Rarely before it was approved.
  with: fc.constantFrom(false, false, false, true),
  who: 'visitor',
  weight: 4,
  may: (world, hand, isEarly) => Boolean(world.jar(hand).qr?.approver) || (isEarly && Boolean(world.jar(hand).qr)),
  says: () => 'logs in by the QR code they show',
  run: async (world, hand) => void (await claimsQr(world, hand)),
});

export async function claimsQr(world: World, hand: HandName): Promise<void> {
  const jar = world.jar(hand);
  if (!jar.qr) return;
  await world.beGuest(hand);
  const { approver } = jar.qr;
  const ground = approver ? bySession(world.actorOf(hand).name, 'by a QR code', approver) : undefined;
  const answer = await world.call(hand, claimQrLogin, { body: {} }, ground);
  if (answer.status === 200) jar.qr = null;
}

export const qr = [shows, answers, claims];
