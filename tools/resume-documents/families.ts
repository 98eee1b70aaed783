import { createHash } from 'node:crypto';
import type { Family } from './layouts/family.ts';
import { LATEX } from './layouts/latex.ts';
import { OFFICE } from './layouts/office.ts';
import { TEXT } from './layouts/text.ts';
import { TYPST } from './layouts/typst.ts';
import { WEB_COLUMNS } from './layouts/web-columns.ts';
import { WEB_DESIGNED } from './layouts/web-designed.ts';
import { WEB_HEADS } from './layouts/web-heads.ts';
import { WEB_NATIONS } from './layouts/web-nations.ts';
import { WEB_PLAIN } from './layouts/web-plain.ts';
import { WEB_SPOILT } from './layouts/web-spoilt.ts';
import { WORD_FORMS } from './layouts/word-forms.ts';
import { WORD } from './layouts/word.ts';

/** Every layout there is. */
export const FAMILIES: readonly Family[] = [
  ...WEB_PLAIN,
  ...WEB_COLUMNS,
  ...WEB_SPOILT,
  ...WEB_DESIGNED,
  ...WEB_NATIONS,
  ...WEB_HEADS,
  ...WORD,
  ...WORD_FORMS,
  ...OFFICE,
  ...LATEX,
  ...TYPST,
  ...TEXT,
];

/** Whoever works on the reader opens documents of `seen` alone; `apart` holds layouts nobody looked at meanwhile. */
export type Half = 'seen' | 'apart';

/** The half a family belongs to, by a digest of its name: so all of its documents are on one side, and nobody chose which. */
export const halfOf = (family: string): Half => (((createHash('sha256').update(`resume layout ${family}`).digest()[0] ?? 0) & 1) === 1 ? 'seen' : 'apart');
