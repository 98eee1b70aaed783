import { LANGUAGES, primaryLanguage, type LanguageTag } from '../../../../contract/languages.ts';

/** Function words that distinguish the languages in Latin script. Indonesian and Malay share most of theirs, so each list only has what the other lacks. */
const WORDS: readonly (readonly [LanguageTag, ReadonlySet<string>])[] = (
  [
    ['en', 'the and of to in for with is are you we our will your on as an be or this that from have'],
    [
      'id',
      'dan yang untuk dengan dari pada di kami adalah dapat memiliki minimal pengalaman kerja atau bisa sebagai tidak karena perusahaan kebutuhan bersedia',
    ],
    ['ms', 'dan yang untuk dengan daripada boleh syarikat pekerjaan kerja jawatan atau adalah kami anda sekurang-kurangnya mempunyai kelayakan pengurusan'],
    ['tr', 've bir için ile olarak bu en az olan deneyim çalışma konusunda aranan iş'],
    ['pt-BR', 'e de para com em uma um não você os as dos das que na no experiência nossa são'],
    ['es', 'y de para con en una un los las del el la que por experiencia nuestra es se'],
  ] as const
).map(([tag, words]) => [tag, new Set(words.split(' '))] as const);
const SIMPLIFIED = /[们这为个发动务专业开经验负责软设计团队应届职责岗与产对从数据学历销售]/g;
const TRADITIONAL = /[們這為個發動務專業開經驗負責軟設計團隊應屆職責崗與產對從數據學歷銷售]/g;

// oxlint-disable-next-line no-control-regex -- ASCII is what is asked
const ASCII = /^[\x00-\x7f]*$/;

/**
 * The language of a text: by script, then by function words. For several, the one with the largest share.
 * @param fallback for a text that is too short to decide
 */
export function languageOf(text: string, fallback: LanguageTag): LanguageTag {
  const sample = text.slice(0, 1_000).replace(/<[^<>]*>/g, ' ');
  if (ASCII.test(sample)) return latinLanguage(sample, fallback);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 3) return fallback;
  const share = (script: RegExp) => (sample.match(script)?.length ?? 0) / letters;
  if (share(/\p{Script=Arabic}/gu) > 0.3) return 'ar';
  const han = share(/\p{Script=Han}/gu);
  if (share(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) > 0.1) return 'ja';
  if (han > 0.25) {
    const [simplified, traditional] = [sample.match(SIMPLIFIED)?.length ?? 0, sample.match(TRADITIONAL)?.length ?? 0];
    return simplified === traditional ? (fallback === 'zh-CN' || fallback === 'ja' ? fallback : 'zh-TW') : simplified > traditional ? 'zh-CN' : 'zh-TW';
  }
  return latinLanguage(sample, fallback);
}

function latinLanguage(sample: string, fallback: LanguageTag): LanguageTag {
  const words = sample.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const counts = WORDS.map(([tag, known]) => [tag, words.filter((word) => known.has(word)).length] as const).sort((one, other) => other[1] - one[1]);
  const [best, second] = counts;
  // Too little evidence: English, unless a word or a letter indicates the fallback.
  if (!best || best[1] < 2) return ASCII.test(sample) && !counts.some(([tag, count]) => tag === fallback && count > 0) ? 'en' : fallback;
  return second && second[1] === best[1] && second[0] === fallback ? fallback : best[0];
}

/** Our tag for a language as feeds write it: "en_US", "zh-Hant", "Bahasa Indonesia". Null for other languages. */
export function languageTag(written: string | null): LanguageTag | null {
  const text = written?.trim().toLowerCase().replaceAll('_', '-') ?? '';
  if (/^zh-(?:hant|tw|hk|mo)/.test(text)) return 'zh-TW';
  if (text.startsWith('zh')) return 'zh-CN';
  return LANGUAGES.find(({ tag, label }) => primaryLanguage(tag) === primaryLanguage(text) || label.toLowerCase() === text)?.tag ?? null;
}
