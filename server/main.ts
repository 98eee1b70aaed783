import path from 'node:path';
import { type Config, readConfig } from './config.ts';
import { SAMPLE_RESUME } from './demo/sampleResume.ts';
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
  1. Open ${baseUrl}/dev. As seeker@waymark.test look at My Jobs: an interview tomorrow, one to choose a time for, an answer that is late. Then search for a job and apply.
  2. In another browser sign in at ${baseUrl}/employer/login as employer@waymark.test: answer who waits, and write to Ana Reyes, who is that seeker.
  3. As newcomer@waymark.test begin with a resume; there is one to try at ${baseUrl}${SAMPLE_RESUME}
  4. At ${baseUrl}/dev go forward a day or a week, and see what falls due. What was mailed is at ${baseUrl}/dev/inbox
`);
}

main().catch((error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code === 'EADDRINUSE' ? `Another program listens on this port. Stop it, or choose another: PORT=3001 npm start` : message);
  process.exit(1);
});
