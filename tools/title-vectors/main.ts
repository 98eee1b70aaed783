import { writeModel, DIMENSIONS } from '../../server/modules/market/search/titles/model.ts';
import { MODEL_FILE } from '../../server/modules/market/search/titles/encode.ts';
import { readOccupations } from './occupations.ts';
import { train } from './train.ts';

/** 2,000 are a little worse (docs/decisions/search.md). Five minutes on one core. */
const STEPS = 2_700;

/** Vectors of unit length as whole numbers to 127, one after the other. */
function wholeOf(vectors: readonly Float32Array[]): Int8Array {
  const rows = new Int8Array(vectors.length * DIMENSIONS);
  vectors.forEach((vector, at) =>
    rows.set(
      vector.map((value) => Math.round(value * 127)),
      at * DIMENSIONS,
    ),
  );
  return rows;
}

const occupations = readOccupations();
const start = performance.now();
console.info(`${occupations.length} occupations, ${occupations.reduce((sum, { titles }) => sum + titles.length, 0)} titles`);
const {
  hashes,
  rows,
  occupations: trained,
} = train(occupations, STEPS, (step, loss) => console.info(`step ${step}: loss ${loss.toFixed(3)}, ${((performance.now() - start) / 1000).toFixed(0)} s`));
const scales = new Float32Array(hashes.length);
const whole = new Int8Array(rows.length);
for (let index = 0; index < hashes.length; index += 1) {
  const row = rows.subarray(index * DIMENSIONS, (index + 1) * DIMENSIONS);
  const scale = row.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
  scales[index] = scale;
  row.forEach((value, at) => (whole[index * DIMENSIONS + at] = scale === 0 ? 0 : Math.round(value / scale)));
}
const labelStarts = new Uint32Array(trained.length + 1);
trained.forEach(({ labels }, at) => (labelStarts[at + 1] = (labelStarts[at] ?? 0) + labels.length));
writeModel(MODEL_FILE, {
  hashes,
  scales,
  rows: whole,
  occupations: trained.map(({ id }) => id),
  occupationRows: wholeOf(trained.map(({ vector }) => vector)),
  labelStarts,
  labelRows: wholeOf(trained.flatMap(({ labels }) => labels)),
});
console.info(`${hashes.length} features written to ${MODEL_FILE.pathname}`);
