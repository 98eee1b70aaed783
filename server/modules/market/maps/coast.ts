import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Many lines in a few arrays: the world's land has 400,000 points, which would take 100 MB as objects. */
export interface Lines {
  /** Longitude and latitude, alternating. */
  points: Float32Array;
  /** The first point of each line, and one past the last. */
  starts: Uint32Array;
  /** West, south, east, north of each line. */
  boxes: Float32Array;
}

export interface CoastLines {
  land: Lines;
  borders: Lines;
}

/** West, south, east, north in degrees. */
export type Box = readonly [number, number, number, number];

const MOST_BYTES = 32 * 1024 * 1024;
const run = promisify(execFile);
let loaded: Promise<CoastLines> | undefined;

/** The world's coasts and borders, read once, in a separate process because it takes a second. */
export function coastLines(): Promise<CoastLines> {
  if (!loaded) {
    loaded = readCoast();
    // After a failure, the next map tries again.
    loaded.catch(() => (loaded = undefined));
  }
  return loaded;
}

async function readCoast(): Promise<CoastLines> {
  const { stdout } = await run(process.execPath, [fileURLToPath(new URL('./read-coast.ts', import.meta.url))], { encoding: 'buffer', maxBuffer: MOST_BYTES });
  const headerEnd = stdout.indexOf('\n');
  const lengths = JSON.parse(stdout.toString('utf8', 0, headerEnd)) as number[];
  let at = headerEnd + 1;
  const take = (index: number): ArrayBuffer => {
    const bytes = (lengths[index] ?? 0) * 4;
    at += bytes;
    // A copy, because typed arrays need alignment, and so that the original buffer can be freed.
    return Uint8Array.from(stdout.subarray(at - bytes, at)).buffer;
  };
  const lines = (first: number): Lines => ({
    points: new Float32Array(take(first)),
    starts: new Uint32Array(take(first + 1)),
    boxes: new Float32Array(take(first + 2)),
  });
  return { land: lines(0), borders: lines(3) };
}

/**
 * The parts of lines within a box, as pairs of longitude and latitude. If a line is partly inside, runs of points outside are reduced to their ends, so that
 * a continent costs no more than the part of its coast that is shown.
 */
export function linesWithin({ points, starts, boxes }: Lines, [west, south, east, north]: Box): [number, number][][] {
  const found: [number, number][][] = [];
  for (let index = 0; index + 1 < starts.length; index += 1) {
    const [w = 0, s = 0, e = 0, n = 0] = boxes.subarray(index * 4, index * 4 + 4);
    if (e < west || w > east || n < south || s > north) continue;
    const line: [number, number][] = [];
    let side = 0;
    let run = 0;
    for (let p = starts[index] ?? 0; p < (starts[index + 1] ?? 0); p += 1) {
      const [x, y] = [points[p * 2] ?? 0, points[p * 2 + 1] ?? 0];
      const next = x < west ? 1 : x > east ? 2 : y < south ? 3 : y > north ? 4 : 0;
      run = next !== 0 && next === side ? run + 1 : 1;
      side = next;
      // Between points on the same outer side, the line can't enter the box, so only the ends of a run matter.
      if (run > 2) line.pop();
      line.push([x, y]);
    }
    found.push(line);
  }
  return found;
}
