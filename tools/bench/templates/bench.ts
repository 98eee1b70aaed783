import os from 'node:os';
import { RESUME_TEMPLATES } from '../../../contract/resume-document.ts';
import { renderResume } from '../../../server/resume-templates/render.ts';
import { SAMPLES } from '../../../server/resume-templates/samples.ts';
import { percentile } from '../search/measure.ts';

/** Limit per template in milliseconds (issue 4). */
const LIMIT = 400;
const ROUNDS = 8;
const MADE = new Date('2025-01-01T00:00:00Z');

/** Renders every sample in every template, on one core. The first one of each template is reported separately, because it opens the fonts. */
export async function benchTemplates(): Promise<object> {
  const load = os.loadavg()[0];
  const rows = RESUME_TEMPLATES.map((template) => {
    const times: number[] = [];
    let bytes = 0;
    for (let round = 0; round < ROUNDS; round++) {
      for (const { document, language } of Object.values(SAMPLES)) {
        const start = performance.now();
        bytes = Math.max(bytes, renderResume(document, template, { paper: round % 2 === 0 ? 'A4' : 'Letter', language, made: MADE }).length);
        times.push(performance.now() - start);
      }
    }
    const first = Math.max(...times.slice(0, Object.keys(SAMPLES).length));
    const warm = times.slice(Object.keys(SAMPLES).length);
    return { template, first, p50: percentile(warm, 0.5), p99: percentile(warm, 0.99), largest: bytes, reached: percentile(warm, 0.99) <= LIMIT };
  });
  console.log(`\nResumes: ${Object.keys(SAMPLES).length} people in ${rows.length} templates, A4 and Letter; ms each (load ${load?.toFixed(1)})\n`);
  console.log(['template'.padEnd(12), 'first', 'p50', 'p99', 'limit', 'largest kB'].map((head) => head.padStart(10)).join(' '));
  for (const { template, first, p50, p99, largest } of rows) {
    console.log([template.padEnd(12), first.toFixed(0), p50.toFixed(1), p99.toFixed(1), LIMIT, Math.round(largest / 1024)].map((cell) => String(cell).padStart(10)).join(' '));
  }
  return { load, limit: LIMIT, rows };
}
