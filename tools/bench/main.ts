import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { benchAlerts } from './alerts/bench.ts';
import { benchArt } from './art/bench.ts';
import { benchBadFiles } from './badfiles/bench.ts';
import { benchChat } from './chat/bench.ts';
import { benchCompany } from './company/bench.ts';
import { benchInterview } from './interview/bench.ts';
import { benchInterleaving } from './interleaving/bench.ts';
import { benchKills } from './kills/bench.ts';
import { benchLogin } from './login/bench.ts';
import { benchPages } from './pages/bench.ts';
import { benchPaths } from './paths/bench.ts';
import { benchRecommendations } from './recommendations/bench.ts';
import { benchRegression } from './regression/bench.ts';
import { benchRelevance } from './relevance/bench.ts';
import { benchRender } from './render/bench.ts';
import { benchResume } from './resume/bench.ts';
import { benchSearch } from './search/bench.ts';
import { benchTemplates } from './templates/bench.ts';
import { runCommand } from '../../server/run-command.ts';

/**
 * The measurements by name: `npm run bench -- search --sizes 20000`. Each prints its table and returns its part of bench/latest.json; null if only a part was
 * measured.
 */
const SECTIONS: Record<string, (args: string[]) => Promise<object | null>> = {
  alerts: benchAlerts,
  kills: benchKills,
  art: benchArt,
  search: benchSearch,
  pages: benchPages,
  paths: benchPaths,
  login: benchLogin,
  templates: benchTemplates,
  render: benchRender,
  resume: benchResume,
  badfiles: benchBadFiles,
  chat: benchChat,
  company: benchCompany,
  interview: benchInterview,
  recommendations: benchRecommendations,
  relevance: benchRelevance,
  regression: benchRegression,
  interleaving: benchInterleaving,
};

const FILE = path.join(import.meta.dirname, '../../bench/latest.json');

async function main([name, ...args]: string[]): Promise<void> {
  const names = name === undefined ? Object.keys(SECTIONS) : [name];
  for (const each of names) {
    const section = SECTIONS[each];
    if (section === undefined) throw new Error(`There is no bench "${each}". There are: ${Object.keys(SECTIONS).join(', ')}.`);
    const figures = await section(args);
    if (figures === null) continue;
    const latest = existsSync(FILE) ? (JSON.parse(await readFile(FILE, 'utf8')) as Record<string, unknown>) : {};
    await mkdir(path.dirname(FILE), { recursive: true });
    await writeFile(FILE, `${JSON.stringify({ ...latest, [each]: figures }, null, 2)}\n`);
  }
}

runCommand(() => main(process.argv.slice(2)));
