import { type AnyActorRef, createActor } from 'xstate';
import { buildApp } from '../../app.ts';
import type { AppContext } from '../../http/app-context.ts';
import { every } from '../../jobs/every.ts';
import { NO_RATES } from '../../realtime/rate.ts';
import { actingOn, identifyActor } from '../acting.ts';
import type { PlayedScript, ScriptsControl } from '../scripts-control.ts';
import { candidaciesOf, casesOf, unseenJobs } from './cases.ts';
import { makeCandidates } from './candidates.ts';
import { playEmployer } from './playEmployer.ts';
import { playSeeker } from './playSeeker.ts';

/** How often the demo looks for somebody to answer: milliseconds. */
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
 * Has the demo's employers and job seekers answer whoever tries it, each by a chart of its own. They act by the calls that a person's presses make, on a
 * server that listens nowhere; what they do reaches browsers as anybody's doing. What they know is what is stored, so a restart loses nothing.
 */
export async function startScripts(context: AppContext): Promise<Scripts> {
  const { db, now, log } = context;
  // Nobody but the scripts can reach it, so whoever they name is believed.
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
    // Of a demo that was reset, nobody is left.
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
