import path from 'node:path';
import { readConfig } from './config.ts';
import { claimDataFolder } from './lock.ts';
import { builtRenderer } from './modules/pages/renderer.ts';
import { serve, type Served } from './serve.ts';

const STOP_WITHIN = 10_000;

/** One node of Waymark: reads the environment, serves until it is told to stop. */
async function main(): Promise<void> {
  const config = readConfig();
  const release = await claimDataFolder(config.dataDir);
  const dist = path.join(import.meta.dirname, '../dist');
  let served: Served;
  try {
    served = await serve(config, await builtRenderer(dist), path.join(dist, 'client'));
  } catch (error) {
    await release();
    throw error;
  }
  announce(config.baseUrl, served, config.smtpUrl === undefined);
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

function announce(baseUrl: string, { demo }: Served, hasInbox: boolean): void {
  console.log(`\nWaymark is at ${baseUrl}`);
  if (hasInbox) console.log(`Its mail is at ${baseUrl}/dev/inbox`);
  if (demo.length > 0) console.log('Sign in as');
  for (const { email, password } of demo) console.log(`  ${email.padEnd(24)} ${password}`);
  console.log('');
}

main().catch((error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code === 'EADDRINUSE' ? `Another program listens on this port. Stop it, or choose another: PORT=3001 npm start` : message);
  process.exit(1);
});
