import { smtpMailer } from '../../../server/adapters/smtp.ts';
import { readConfig } from '../../../server/config.ts';
import { connect } from '../../../server/db/client.ts';
import { sendDigests } from '../../../server/modules/alerts/digest/schedule.ts';
import { runOutbox } from '../../../server/jobs/outbox/run.ts';
import type { AppContext } from '../../../server/http/app-context.ts';

/** Only the scheduled jobs of a node: writes due digests while it sends the written ones. Ends when both are done. */
const [url = '', smtpUrl = '', at = ''] = process.argv.slice(2);
const POOL = 6;
const config = readConfig({ NODE_ENV: 'test', BASE_URL: 'http://localhost:3000' });
const connection = connect(url, POOL);
const now = () => new Date(at);
const mail = smtpMailer(smtpUrl, config.mailFrom, now);
const log = { error: (detail: object, message: string) => console.error(message, detail) };
const context = { config, connection, db: connection.db, mail, now, log } as unknown as AppContext;
let isWriting = true;
const written = sendDigests(context).finally(() => (isWriting = false));
const send = async () => {
  for (;;) {
    const isLast = !isWriting;
    if ((await runOutbox(context)) === 0) {
      if (isLast) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
};
await Promise.all([written, send()]);
await mail.close();
await connection.close();
process.send?.('done');
process.disconnect?.();
