import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the views showed, as markup: by chart, by innermost state (several with `+` between them where regions run side by side). */
export type Screens = Record<string, Record<string, string>>;

/** The screens that `npm run flows -- screens` left in a folder, one file a chart; none where it has not run. */
export function readScreens(folder: string): Screens {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(files.map((file) => [path.basename(file, '.json'), JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>]));
}
