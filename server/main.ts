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

/** The last lines at start: the address, the demo accounts, and what to try first. */
function announce({ baseUrl, whyNoDemo }: Config, { demo }: Served): void {
  console.log(`\nWaymark is running at ${baseUrl}`);
  if (demo.length === 0) return console.log(`No demo accounts or inbox, because ${whyNoDemo.join(' and ')}.\n`);
  console.log(`Demo page: ${baseUrl}/dev\n\nSign in there with one click, or use the password ${demo[0]?.password} as`);
  for (const { email, who } of demo) console.log(`  ${email.padEnd(24)} ${who}`);
  console.log(`
Try this first
  1. Find work: apply for a job that says "Chat now". Within a minute, its employer opens your application, messages you, and invites you to an
     interview. To skip ahead to it, move the clock forward at ${baseUrl}/dev
  2. Hire: sign in as Elias at ${baseUrl}/dev and post a job. Job seekers apply within a minute. Message one, invite them, and accept them.
  3. Jump in mid-search: sign in as Ana, who has an interview tomorrow and a late reply, or as Noor, who starts with a resume.
     Use this sample: ${baseUrl}${SAMPLE_RESUME}
`);
}

main().catch((error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code === 'EADDRINUSE' ? `This port is already in use. Stop the other program, or choose another port: PORT=3001 npm start` : message);
  process.exit(1);
});
