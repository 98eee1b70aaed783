import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { guestLogin, register } from '../../../contract/auth.ts';
import { type CallDeclaration, pathOf } from '../../../contract/call.ts';
import { deleteResume, uploadResume } from '../../../contract/jobseekers.ts';
import { searchJobs } from '../../../contract/search.ts';
import { getSyncableContent } from '../../../contract/resume-sync.ts';
import { bombDocx, encryptedPdf, photoPdf, spinningPdf } from '../../../tests/support/hostile-files.ts';
import { badFiles, largestMaterial } from '../../../tests/support/material.ts';
import { SECRET } from '../login/people.ts';
import { OurServer } from '../search/client.ts';
import { benchDatabase } from '../search/database.ts';
import { percentile } from '../search/measure.ts';

const MB = 1024 * 1024;
/** Milliseconds, and MB: of the server's process, and of the processes that read resumes. */
const LIMITS = { end: 10_000, others: 200, memory: 300, reading: 512 } as const;
/** Milliseconds between the searches of another person. */
const EVERY = 50;
const QUIET = 5_000;
const READ_A_DAY = 3;
/** People who upload concurrently have their numbers this far apart, because each number is an address of its own. */
const PEOPLE_OF_A_LINE = 1_000;

/**
 * Uploads every broken or hostile file to the real server and has it read, for several people at once. Measures how long each takes, how long others wait for a
 * search in the meantime, and the memory of the server's process. `--people 4`.
 */
export async function benchBadFiles(args: string[]): Promise<object> {
  const { values } = parseArgs({ args, options: { people: { type: 'string', default: '4' } } });
  const people = Number(values.people);
  const load = os.loadavg()[0];
  const bench = await benchDatabase();
  const market = await bench.market(1_000);
  const server = await OurServer.start(market.url, process.env['DATA_DIR'] ?? '.data', { SECRET, TRUST_PROXY: '1', RATE_LIMIT: '1000000' });
  try {
    // The time of a search without uploads.
    const quiet = searching(server.port);
    await wait(QUIET);
    const usual = await quiet.stop();
    const before = server.memory();
    const others = searching(server.port);
    const readers = watched(() => server.children().reduce((sum, held) => sum + held, 0));
    const { outcomes, slowest } = await tried(server.port, files(), people);
    const times = await others.stop();
    const memory = server.memory();
    const reading = readers.stop();
    const rows = [
      { what: `slowest file, ms (${slowest.name})`, value: Math.round(slowest.ms), limit: LIMITS.end },
      { what: `a search before, p99 ms (of ${usual.length})`, value: Math.round(percentile(usual, 0.99)), limit: LIMITS.others },
      { what: `a search meanwhile, p99 ms (of ${times.length})`, value: Math.round(percentile(times, 0.99)), limit: LIMITS.others },
      { what: 'the server before, MB', value: before.now, limit: LIMITS.memory },
      { what: 'the server after, MB', value: memory.now, limit: LIMITS.memory },
      { what: 'the server at most, MB', value: memory.peak, limit: LIMITS.memory },
      { what: 'its reading processes together at most, MB', value: reading, limit: LIMITS.reading },
    ];
    console.info(`Load ${load?.toFixed(1)} before, ${os.loadavg()[0]?.toFixed(1)} after, on ${os.availableParallelism()} cores. ${JSON.stringify(outcomes)}`);
    console.table(rows.map((row) => ({ ...row, '': row.value <= row.limit ? 'reached' : 'missed' })));
    return { at: new Date().toISOString(), cores: os.availableParallelism(), loadBefore: load, loadAfter: os.loadavg()[0], outcomes, rows };
  } finally {
    await server.stop();
    await market.close();
    await bench.stop();
  }
}

function files(): Map<string, Uint8Array> {
  const made = new Map<string, Uint8Array>([
    ['a ZIP of 300 MB in a DOCX', bombDocx(300 * MB)],
    ['a PDF that spins', spinningPdf()],
    ['an encrypted PDF', encryptedPdf()],
    ['a photo as PDF', photoPdf()],
  ]);
  for (const { name, read } of badFiles(largestMaterial())) made.set(name, read());
  return made;
}

interface Tried {
  outcomes: Record<string, number>;
  slowest: { name: string; ms: number };
}

/** Each of these people takes the next file as soon as their last one has finished. */
async function tried(port: number, all: Map<string, Uint8Array>, people: number): Promise<Tried> {
  const result: Tried = { outcomes: {}, slowest: { name: '', ms: 0 } };
  const left = all.entries();
  await Promise.all(Array.from({ length: people }, (_, line) => tryNext(port, left, result, line * PEOPLE_OF_A_LINE)));
  return result;
}

async function tryNext(port: number, left: Iterable<[string, Uint8Array]>, { outcomes, slowest }: Tried, first: number): Promise<void> {
  let read = 0;
  let person = await Person.register(port, first);
  for (const [name, content] of left) {
    const began = performance.now();
    const form = new FormData();
    form.append(uploadResume.file.field, new Blob([content as Uint8Array<ArrayBuffer>]), path.basename(name));
    const upload = await person.call(uploadResume, { body: form, query: '?place=profile' });
    let outcome = String(upload.code ?? upload.data?.format);
    const params = { id: upload.data?.id };
    if (params.id) {
      const reading = await person.call(getSyncableContent, { params });
      outcome = String(reading.code ?? reading.data?.outcome);
      read += 1;
    }
    const ms = performance.now() - began;
    if (ms > slowest.ms) Object.assign(slowest, { name, ms });
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    if (params.id) await person.call(deleteResume, { params });
    if (params.id && read % READ_A_DAY === 0) person = await Person.register(port, first + read);
  }
}

/** Another person, who keeps searching. */
function searching(port: number): { stop: () => Promise<number[]> } {
  const times: number[] = [];
  const stop = new AbortController();
  const going = (async () => {
    while (!stop.signal.aborted) {
      const began = performance.now();
      await (await fetch(`http://127.0.0.1:${port}${pathOf(searchJobs)}?query=cook`, { headers: { 'country-id': '167', 'language-id': '1' } })).arrayBuffer();
      times.push(performance.now() - began);
      await wait(EVERY);
    }
  })();
  return { stop: async () => (stop.abort(), await going, times) };
}

/** Samples a value periodically and returns its maximum. */
function watched(held: () => number): { stop: () => number } {
  let most = 0;
  const asking = setInterval(() => (most = Math.max(most, held())), EVERY);
  return { stop: () => (clearInterval(asking), most) };
}

interface Answer {
  code?: number;
  data?: { id?: string; format?: string; outcome?: string };
}

/** A registered person with their cookies and their own address. */
class Person {
  readonly #cookies = new Map<string, string>();
  readonly #device = randomUUID();
  readonly #port: number;
  readonly #address: string;

  private constructor(port: number, index: number) {
    this.#port = port;
    this.#address = `10.1.${Math.floor(index / 250)}.${(index % 250) + 1}`;
  }

  static async register(port: number, index: number): Promise<Person> {
    const person = new Person(port, index);
    const device = { device_name: 'bench', device_type: 'web', device_uuid: person.#device };
    await person.call(guestLogin, { body: JSON.stringify({ guest_role: 'jobseeker', country_id: 167, language_id: 1, ...device }) });
    const details = { email: `ana-${randomUUID()}@example.com`, password: 'correct horse 1', first_name: 'Ana', last_name: 'Reyes', terms_and_condition: true };
    await person.call(register, { body: JSON.stringify(details) });
    return person;
  }

  async call(call: CallDeclaration, { params = {}, query = '', body }: { params?: object; query?: string; body?: FormData | string }): Promise<Answer> {
    const reply = await fetch(`http://127.0.0.1:${this.#port}${pathOf(call, params as Record<string, unknown>)}${query}`, {
      method: call.method,
      ...(body === undefined ? {} : { body }),
      headers: {
        'country-id': '167',
        'language-id': '1',
        'role-id': '1',
        device: 'web',
        device_uuid: this.#device,
        'idempotency-key': randomUUID(),
        'x-forwarded-for': this.#address,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      },
    });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return (await reply.json()) as Answer;
  }
}
