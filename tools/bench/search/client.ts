import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { NODE_ENVIRONMENT, NODE_FLAGS } from '../../setup/node-flags.mjs';
import { type MailSink, startSink } from '../mail-sink.ts';
import type { MixQuery } from './mix.ts';

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

/** Our server, with requests like a browser's: keep-alive connections, brotli. */
export class OurServer {
  #child;
  #port;
  #sink;

  private constructor(child: ChildProcess, port: number, sink: MailSink) {
    this.#child = child;
    this.#port = port;
    this.#sink = sink;
  }

  /**
   * @param databaseUrl the market to serve
   * @param settings environment variables
   * @throws Error if it doesn't start
   */
  static async start(databaseUrl: string, dataDir: string, settings: Record<string, string> = {}): Promise<OurServer> {
    const sink = await startSink();
    const child = fork(new URL('./server.ts', import.meta.url), [], {
      execArgv: [...NODE_FLAGS],
      env: {
        ...NODE_ENVIRONMENT,
        NODE_COMPILE_CACHE: path.resolve('.cache/compiled'),
        ...process.env,
        DATABASE_URL: databaseUrl,
        SMTP_URL: sink.url,
        OPERATOR_EMAIL: 'operator@jobs.example',
        DATA_DIR: dataDir,
        PORT: '0',
        HOST: '127.0.0.1',
        RATE_LIMIT: '0',
        LOG_LEVEL: 'error',
        NODE_ENV: 'production',
        ...settings,
      },
    });
    const port = await new Promise<number>((resolve, reject) => {
      child.once('message', (message) => resolve((message as { port: number }).port));
      child.once('exit', (code) => reject(new Error(`The server to be measured stopped at its start (${code}).`)));
    });
    return new OurServer(child, port, sink);
  }

  get port(): number {
    return this.#port;
  }

  /**
   * Reads the whole response.
   * @throws Error on any status but 200
   */
  ask({ countryId, parameters }: MixQuery): Promise<void> {
    return new Promise((resolve, reject) => {
      const request = http.get(
        {
          agent,
          port: this.#port,
          host: '127.0.0.1',
          path: `/api/jobs/search?${new URLSearchParams(parameters).toString()}`,
          headers: { 'country-id': countryId, 'language-id': 1, 'accept-encoding': 'br' },
        },
        (response) => {
          response.resume();
          response.once('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`${response.statusCode} for ${JSON.stringify(parameters)}`))));
        },
      );
      request.once('error', reject);
    });
  }

  /** The memory of the process now and its peak, in MB. */
  memory(): { now: number; peak: number } {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, 'utf8');
    const megabytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
    return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
  }

  /** The memory of each child process, in MB. Shared memory counts proportionally for each. */
  children(): number[] {
    const started = readFileSync(`/proc/${this.#child.pid}/task/${this.#child.pid}/children`, 'utf8').split(' ').filter(Boolean);
    return started.flatMap((pid) => {
      try {
        return Math.round(Number(/Pss:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024);
      } catch {
        return [];
      }
    });
  }

  /** The processor time of the process so far, in milliseconds of one core; kernel ticks are 10 ms. */
  cpu(): number {
    const fields = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.disconnect();
    await ended;
    await this.#sink.close();
  }
}
