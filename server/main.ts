import path from 'node:path';
import { type Config, readConfig } from './config.ts';
import { SAMPLE_RESUME } from '../contract/dev.ts';
import { claimDataFolder } from './lock.ts';
import { builtRenderer } from './modules/pages/renderer.ts';
import { serve, type Served } from './serve.ts';

const STOP_WITHIN = 10_000;

/** One node of Waymark: reads the environment, serves until it is told to stop. With `--wait` it begins when its parent process says so. */
async function main(): Promise<void> {
  if (process.argv.includes('--wait') && !(await isWanted())) return;
  const config = readConfig();
  const release = await claimDataFolder(config);
  const dist = path.join(import.meta.dirname, '../dist');
  let served: Served;
  try {
    served = await serve(config, await builtRenderer(dist), path.join(dist, 'client'));
  } catch (error) {
    await release();
    throw error;
  }
  announce(config, served);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN).unref();
    await served.stop();
    await release();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

/** Resolves with true at the parent's first message; with false when the parent ends before it. */
const isWanted = () =>
  new Promise<boolean>((resolve) => {
    process.once('message', () => resolve(true));
    process.once('disconnect', () => resolve(false));
  });

/** The last that is said at start: where it is, who one can be there, and what to try first. */
function announce({ baseUrl, whyNoDemo }: Config, { demo }: Served): void {
  console.log(`\nWaymark is at ${baseUrl}`);
  if (demo.length === 0) return console.log(`No demo accounts and no inbox: ${whyNoDemo.join(', ')}.\n`);
  console.log(`Be anyone, move its clock on, read its mail: ${baseUrl}/dev\n\nSign in there at a press, or with the password ${demo[0]?.password} as`);
  for (const { email, who } of demo) console.log(`  ${email.padEnd(24)} ${who}`);
  console.log(`
Try first
  1. Look for work: find a job that says "Chat now", and apply. Its employer opens your application within a minute, writes and invites you. Move the
     clock on at ${baseUrl}/dev to come to the interview.
  2. Hire: at ${baseUrl}/dev sign in as Elias, and post a job. Job seekers apply within a minute. Write to one, invite and accept them.
  3. Be in the middle of it: sign in as Ana, who has an interview tomorrow and an answer that is late; or as Noor, who begins with a resume.
     There is one to try at ${baseUrl}${SAMPLE_RESUME}
`);
}

main().catch((error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code === 'EADDRINUSE' ? `Another program listens on this port. Stop it, or choose another: PORT=3001 npm start` : message);
  process.exit(1);
});
