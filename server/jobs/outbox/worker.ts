import { parentPort, workerData } from 'node:worker_threads';
import { chosenFiles, chosenPusher } from '../../adapters/chosen.ts';
import { smtpMailer } from '../../adapters/smtp.ts';
import { createClock } from '../../clock.ts';
import { connect } from '../../db/client.ts';
import type { Kind } from '../../modules/notify/outbox.ts';
import { hereRunner } from './run.ts';
import type { ThreadData, ThreadMessage, ThreadOrder } from './thread.ts';

/** The thread that processes the outbox on request, and ends on request after the current run. */
const { config, databaseUrl, smtpUrl } = workerData as ThreadData;
const POOL = 3;
const clock = createClock(0, () => new Date());
const post = (message: ThreadMessage) => parentPort?.postMessage(message, []);

const connection = connect(databaseUrl, POOL);
const mail = smtpMailer(smtpUrl, config.mailFrom, clock.now);
// Only emails ask, one at a time.
let heard: (here: ReadonlySet<string>) => void = () => undefined;
const present = (userIds: readonly string[]) =>
  new Promise<ReadonlySet<string>>((resolve) => {
    heard = resolve;
    post({ type: 'present', userIds });
  });
const runner = hereRunner({
  config,
  connection,
  db: connection.db,
  files: chosenFiles(config),
  mail,
  push: await chosenPusher(config, connection.db),
  realtime: { present },
  now: clock.now,
  log: { error: (detail, message) => post({ type: 'failed', detail, message }) },
});

const running = new Map<Kind, Promise<void>>();
const run = async (kind: Kind) => {
  await runner.run(kind).catch((error: unknown) => post({ type: 'failed', detail: { err: error }, message: 'the outbox could not be read' }));
  post({ type: 'ended', kind });
};
const end = async () => {
  await runner.stop();
  await Promise.all(running.values());
  await mail.close();
  await connection.close();
  parentPort?.close();
};
parentPort?.on('message', (order: ThreadOrder) => {
  if (order.type === 'end') return void end();
  if (order.type === 'present') return heard(order.here);
  clock.set(order.at);
  running.set(
    order.kind,
    (running.get(order.kind) ?? Promise.resolve()).then(() => run(order.kind)),
  );
});
