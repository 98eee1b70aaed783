import path from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import { diskFiles, type FileStore } from './files.ts';
import { type Pusher, vapidKeys, webPusher } from './push.ts';
import { s3Files } from './s3.ts';

/** Where files are stored: the bucket of S3_*, or else the data folder. */
export function chosenFiles({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore {
  const folder = path.join(dataDir, 'files');
  return s3 ? s3Files(s3, folder) : diskFiles(folder);
}

/** Web Push with the keys of VAPID_*, or else with those in the database. */
export const chosenPusher = async (config: Pick<Config, 'vapid' | 'mailFrom' | 'env'>, db: Database): Promise<Pusher> =>
  webPusher(await vapidKeys(config, db), `mailto:${addressOf(config.mailFrom)}`, config.env === 'test' || config.env === 'development');

/** The address in "Name <address>", as the contact for push services. */
const addressOf = (from: string) => /<([^<>]+)>/.exec(from)?.[1] ?? from;
