import { type AnyActorRef, createActor } from 'xstate';
import { buildApp } from '../../app.ts';
import type { AppContext } from '../../http/app-context.ts';
import { every } from '../../every.ts';
import { NO_RATES } from '../../realtime/rate.ts';
import { actingOn, identifyActor } from '../acting.ts';
import type { PlayedScript, ScriptsControl } from '../scripts-control.ts';
import { candidaciesOf, casesOf, unseenJobs } from './cases.ts';
import { makeCandidates } from './candidates.ts';
import { playEmployer } from './playEmployer.ts';
import { playSeeker } from './playSeeker.ts';

/** Milliseconds between checks for people who need a response. */
const BETWEEN_LOOKS = 2_000;

interface Wanted {
  key: string;
  title: string;
  begin: () => AnyActorRef;
}

export interface Scripts extends ScriptsControl {
  stop: () => Promise<void>;
}

/**
 * Lets the demo's employers and job seekers respond to testers, each with a chart of its own. They use the same calls as the pages, on a server without a port,
 * and browsers receive what they do like anyone's actions. They remember nothing but what is stored, so a restart loses nothing.
 */
export async function startScripts(context: AppContext): Promise<Scripts> {
  const { db, now, log } = context;
  // Only the scripts can reach this server, so it trusts the identity they give.
  const app = await buildApp({ ...context.config, rateLimit: 0, logLevel: 'silent' }, { ...context, identify: identifyActor, rates: NO_RATES });
  await app.ready();
  const acting = actingOn(app, context);
  const employer = playEmployer({ acting, db, now });
  const seeker = playSeeker({ acting, db, now });
  const played = new Map<string, { title: string; actor: AnyActorRef }>();
  let isPaused = false;
  let speed = 1;

  const wanted = async (): Promise<Wanted[]> => {
    for (const job of await unseenJobs(db)) await makeCandidates(db, job, now());
    const [cases, candidacies] = [await casesOf(db), await candidaciesOf(db)];
    return [
      ...cases.map((one): Wanted => ({
        key: `employer ${one.seekerId} ${one.jobId} ${one.applicationId}`,
        title: one.applicationId === null ? `Employer of job ${one.jobId}: conversation` : `Employer of job ${one.jobId}: application`,
        begin: () => createActor(employer, { input: { case: one, speed } }).start(),
      })),
      ...candidacies.map(({ isPicky, ...candidacy }): Wanted => ({
        key: `seeker ${candidacy.seekerId} ${candidacy.jobId}`,
        title: `Job seeker for job ${candidacy.jobId}`,
        begin: () => createActor(seeker, { input: { candidacy, isPicky, speed } }).start(),
      })),
    ];
  };

  const lookAround = async () => {
    if (isPaused) return;
    const all = await wanted();
    for (const { key, title, begin } of all) if (!played.has(key)) played.set(key, { title, actor: begin() });
    // After a reset, none of the people exist anymore.
    const keys = new Set(all.map(({ key }) => key));
    for (const [key, { actor }] of played) {
      if (keys.has(key)) continue;
      actor.stop();
      played.delete(key);
    }
  };

  const tellAll = (event: { type: 'script.paused' } | { type: 'script.resumed' } | { type: 'speed.changed'; speed: number }) => {
    for (const { actor } of played.values()) actor.send(event);
  };
  const stopLooking = every(BETWEEN_LOOKS, lookAround, log, 'the scripts of the demo could not look around');

  return {
    list: () => [...played].map(([name, { title, actor }]) => ({ name, title, state: stateOf(actor) })),
    isPaused: () => isPaused,
    pause: () => {
      isPaused = true;
      tellAll({ type: 'script.paused' });
    },
    resume: () => {
      isPaused = false;
      tellAll({ type: 'script.resumed' });
    },
    speed: () => speed,
    setSpeed: (times) => {
      speed = times;
      tellAll({ type: 'speed.changed', speed });
    },
    async stop() {
      await stopLooking();
      for (const { actor } of played.values()) actor.stop();
      await app.close();
    },
  };
}

function stateOf(actor: AnyActorRef): PlayedScript['state'] {
  const { value } = actor.getSnapshot() as { value: string };
  if (value === 'paused') return 'paused';
  return value === 'resting' || value === 'looking' ? 'waiting' : 'running';
}
