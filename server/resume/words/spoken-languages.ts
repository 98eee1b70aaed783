import { LANGUAGES } from '../../../contract/languages.ts';
import type { PROFICIENCIES } from '../../../contract/profile.ts';
import { fold } from '../layout/line.ts';

/** ISO 639 codes of languages in resumes. Their names in the 10 languages come from Intl. */
const CODES =
  'en zh yue nan hak ja ko id ms jv su ta te hi ur bn pa gu mr ml kn si ne th vi km lo my fil tl ceb ilo tr ar he fa ku az kk uz ru uk pl cs sk hu ro bg sr hr bs sl sq el de nl fr es pt it ca gl eu sv no da fi is et lv lt ga cy sw am so yo ig ha zu xh af mn ka hy la eo ckb ps'.split(
    ' ',
  );

const NAMES = new Map<string, string>();
for (const { tag } of LANGUAGES) {
  const names = new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' });
  for (const code of CODES) {
    const name = names.of(code);
    if (name) NAMES.set(fold(name), code);
  }
}
const MORE: Record<string, string> = {
  zh: 'mandarin,chinese,mandarin chinese,putonghua,普通话,国语,國語,中文,汉语,漢語,华语,華語,北京語,中国語,bahasa mandarin,cina,bahasa cina',
  yue: 'cantonese,粤语,粵語,广东话,廣東話,kantonis',
  nan: 'hokkien,taiwanese,台语,台語,闽南语,閩南語',
  en: '英文,英语,英語,inggris,bahasa inggris,bahasa inggeris,ingilizce,ingles,الانجليزية,الإنجليزية,اللغة الإنجليزية,إنجليزي,انجليزي',
  ja: '日文,日语,日語,日本語,jepang,bahasa jepang,japonca',
  ko: '韩语,韓語,韩文,韓文,bahasa korea',
  id: 'bahasa indonesia,indonesian,bahasa',
  ms: 'bahasa melayu,malay,bahasa malaysia,melayu',
  fil: 'filipino,tagalog',
  pt: 'brazilian portuguese,portugues brasileiro,portugues',
  ar: 'العربية,اللغة العربية,عربي',
  fr: 'francais,法语,法語,الفرنسية',
  es: 'espanol,castellano,castilian',
  de: 'deutsch,德语,德語,الألمانية',
  fa: 'farsi',
  el: 'greek',
  hi: 'الهندية',
};
for (const [code, names] of Object.entries(MORE)) for (const name of names.split(',')) NAMES.set(fold(name), code);

const LATIN = [...NAMES.keys()].filter((name) => /^[a-z ]+$/.test(name) && name.length > 2).toSorted((a, b) => b.length - a.length);
const OTHER = [...NAMES.keys()].filter((name) => !/^[a-z ]+$/.test(name)).toSorted((a, b) => b.length - a.length);
const PATTERN = new RegExp(`(?<![a-z])(${LATIN.join('|')})(?![a-z])|(${OTHER.join('|')})`, 'u');

/** The first spoken language in a text: its ISO 639 code and the words as written; null if there is none. */
export function languageIn(text: string): { code: string; name: string } | null {
  const words = text.replace(/[^\p{L}\p{M}\s]+/gu, ' ').trim();
  const match = PATTERN.exec(fold(words));
  const name = match?.[1] ?? match?.[2];
  if (!name) return null;
  // The text as written, with accents and capitals, and as many words as the name has.
  const count = name.split(' ').length;
  const written = words.split(/\s+/);
  for (let at = 0; at + count <= written.length; at += 1) {
    const candidate = written.slice(at, at + count).join(' ');
    if (fold(candidate) === name) return { code: NAMES.get(name) as string, name: candidate };
  }
  return { code: NAMES.get(name) as string, name };
}

type Proficiency = (typeof PROFICIENCIES)[number];

const LEVELS: [Proficiency, RegExp][] = [
  [
    'native',
    /\b(native|mother tongue|bilingual|first language|ana ?dil\p{L}*|nativ[oa]|materna|lengua materna|penutur asli|bahasa ibu|ibunda)\b|母语|母語|ネイティブ|اللغة الأم|لغة أم|الأم/iu,
  ],
  ['elementary', /\b(basic|beginner|elementary|a1|a2|temel|başlangıç|b[aá]sico|dasar|asas|jlpt n[45]|n[45])\b|基础|基礎|初级|初級|日常|مبتدئ|أساسي/iu],
  [
    'professional',
    /\b(professional|advanced|upper[- ]intermediate|working proficiency|proficient|b2|c1|very good|ileri|avanzado|avançado|mahir|toefl|ielts|jlpt n[12]|n[12]|business)\b|熟练|熟練|高级|高級|精通|ビジネス|上級|متقدم|جيد جدا|ممتاز|良好/iu,
  ],
  ['fluent', /\b(fluent|c2|full professional|excellent|akıcı|fluente|fluido|fluida|lancar|fasih|mastery)\b|流利|流暢|流暢|طلاقة|بطلاقة/iu],
  [
    'limited',
    /\b(conversational|limited|intermediate|b1|good|orta|intermedi[oa]|intermediári[oa]|conversación|menengah|sederhana|jlpt n3|n3)\b|中级|中級|一般|会話|متوسط|جيد/iu,
  ],
];

/** The level in the specification's steps, by the words next to a language. */
export function proficiencyIn(text: string): Proficiency | null {
  if (/full professional/i.test(text)) return 'fluent';
  const dotless = text.replaceAll('İ', 'I');
  return LEVELS.find(([, pattern]) => pattern.test(dotless))?.[0] ?? null;
}
