import { markup, Markup, type Part } from '../markup.ts';
import type { Random } from '../random.ts';
import type { Resume } from '../resume.ts';
import type { Source } from './family.ts';

const LATIN = [
  'Liberation Sans',
  'Liberation Serif',
  'Noto Sans',
  'Noto Sans',
  'Liberation Sans Narrow',
  'Inter',
  'Inter',
  'EB Garamond',
  'Source Sans 3',
  'Source Serif 4',
];
const FONTS: Record<string, readonly string[]> = {
  'zh-CN': ['Noto Sans SC'],
  'zh-TW': ['Noto Sans TC'],
  ja: ['Noto Sans JP'],
  ar: ['Noto Sans Arabic', 'Noto Naskh Arabic', 'IBM Plex Sans Arabic'],
};

const fontOf = (language: string, random: Random): string => random.pick(FONTS[language] ?? LATIN);
export const paperOf = ({ country }: Resume): 'Letter' | 'A4' => (country === 'US' || country === 'PH' ? 'Letter' : 'A4');
export const colour = (random: Random): string => random.pick(['#1f3a5f', '#7a1f2b', '#0b6e4f', '#444', '#5b3a86', '#b45309', '#0f766e', '#111']);

/** A page for Chrome to print: `css` stands after a few plain rules, so that it can overrule them. */
export function sheet(resume: Resume, random: Random, css: string, body: Markup): Source {
  const margin = random.pick(['12mm', '15mm', '18mm', '20mm']);
  const base = `@page{size:${paperOf(resume)};margin:${margin}}body{font:${random.pick([9.5, 10, 10, 10.5, 11])}pt/1.35 '${fontOf(resume.language, random)}';margin:0;color:#222}h1,h2,h3,h4,p,ul,dl,dd,table{margin:0}ul{padding-inline-start:1.3em}h2{break-after:avoid}`;
  return {
    producer: 'chrome',
    html: markup`<!doctype html><html lang="${resume.language}" dir="${resume.language === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><title>${resume.words.labels.resume}</title><style>${new Markup(base + css)}</style><body>${body}</body></html>`,
  };
}

export const bullets = (points: readonly Part[]): Markup => markup`<ul>${points.map((point) => markup`<li>${point}</li>`)}</ul>`;
export const paragraphs = (lines: readonly Part[]): Markup => markup`${lines.map((line) => markup`<p>${line}</p>`)}`;
/** Sections in an order of their own, but the first. */
export const mixed = (random: Random, sections: readonly Markup[]): Markup => markup`${sections.slice(0, 1)}${random.some(sections.slice(1), 99)}`;
