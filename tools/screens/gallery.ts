import type { Screen } from './screens.ts';
import { escapeMarkup } from '../../src/lib/escapeMarkup.ts';

export interface Picture {
  screen: Screen;
  width: number;
  theme: 'light' | 'dark';
  /** Beside the page. */
  file: string;
  /** What the browser complained of, and overflow. */
  problems: string[];
}

/** One page with every picture: a row for each screen, filtered by width and theme without a script. */
export function galleryPage(pictures: readonly Picture[]): string {
  const names = [...new Set(pictures.map(({ screen }) => screen.name))];
  const rows = names.map((name) => {
    const own = pictures.filter(({ screen }) => screen.name === name);
    const { area, viewer, path } = (own[0] as Picture).screen;
    const figures = own.map(
      ({ file, width, theme, problems }) =>
        `<figure class="w${width} ${theme}"><a href="${file}"><img loading="lazy" src="${file}" alt="${name} at ${width} px, ${theme}" style="width:${Math.min(width, 640)}px"></a>` +
        `<figcaption>${width} ${theme}${problems.map((problem) => `<br><b>${escapeMarkup(problem)}</b>`).join('')}</figcaption></figure>`,
    );
    return `<section id="${name}"><h2>${name} <small>${area} · ${viewer} · ${escapeMarkup(path)}</small></h2><div>${figures.join('')}</div></section>`;
  });
  const choices = [...new Set(pictures.flatMap(({ width, theme }) => [`w${width}`, theme]))];
  const boxes = choices.map((choice) => `<label><input type="checkbox" checked id="show-${choice}"> ${choice.replace(/^w/, '')}</label>`).join(' ');
  const hidden = choices.map((choice) => `body:has(#show-${choice}:not(:checked)) figure.${choice}`).join(',');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens of Waymark</title><style>
body{font:15px/1.4 system-ui;margin:0 24px 48px;background:#eee}nav{position:sticky;top:0;background:#eee;padding:12px 0;display:flex;flex-wrap:wrap;gap:4px 12px}
section>div{display:flex;gap:16px;overflow-x:auto;align-items:flex-start}figure{margin:0}img{display:block;box-shadow:0 1px 6px #0004}small{font-weight:400;color:#555}b{color:#b00}${hidden}{display:none}</style>
<nav>${boxes}${names.map((name) => ` <a href="#${name}">${name}</a>`).join('')}</nav>${rows.join('')}</html>`;
}
