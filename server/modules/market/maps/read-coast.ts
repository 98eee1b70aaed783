import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, mesh } from 'topojson-client';
import type { Lines } from './coast.ts';

// Runs in a separate process (coast.ts), so that the file's 100 MB of objects are freed when it ends.
// Natural Earth's 1:10m coast and borders are in the public domain.
const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
type World = Parameters<typeof mesh>[0];
type Countries = Parameters<typeof mesh>[1];
type Land = Extract<Parameters<typeof feature>[1], { type: 'GeometryCollection' }>;

const world = JSON.parse(readFileSync(file, 'utf8')) as World;
const rings: number[][][] = feature(world, world.objects['land'] as Land).features.flatMap(({ geometry }) => {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
});
const borders = mesh(world, world.objects['countries'] as Countries, (a, b) => a !== b).coordinates;

function pack(lines: number[][][]): Lines {
  const points = new Float32Array(lines.reduce((sum, line) => sum + line.length * 2, 0));
  const starts = new Uint32Array(lines.length + 1);
  const boxes = new Float32Array(lines.length * 4);
  let at = 0;
  lines.forEach((line, index) => {
    starts[index] = at / 2;
    boxes.set([180, 90, -180, -90], index * 4);
    for (const [longitude = 0, latitude = 0] of line) {
      points[at++] = longitude;
      points[at++] = latitude;
      const box = boxes.subarray(index * 4, index * 4 + 4);
      box.set([Math.min(box[0] ?? 0, longitude), Math.min(box[1] ?? 0, latitude), Math.max(box[2] ?? 0, longitude), Math.max(box[3] ?? 0, latitude)]);
    }
  });
  starts[lines.length] = at / 2;
  return { points, starts, boxes };
}

const parts = [pack(rings), pack(borders)].flatMap(({ points, starts, boxes }) => [points, starts, boxes]);
process.stdout.write(`${JSON.stringify(parts.map((part) => part.length))}\n`);
for (const part of parts) process.stdout.write(new Uint8Array(part.buffer));
