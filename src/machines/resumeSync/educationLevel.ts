/** Words for a degree, highest first, with its id in the list `educations`. Many are short, because resumes abbreviate them. */
const LEVELS: readonly (readonly [words: RegExp, id: number])[] = [
  [/\b(ph\.?\s?d|d\.?phil|doctor(ate|al)?|dr\.?|doktor(a|al)?|doutorado|doctorado|s3)\b|博士|دكتوراه/iu, 7],
  [/\b(master'?s?|m\.?\s?(sc|a|eng|phil|ed|tech|com|res)|mba|mpa|mph|llm|magister|mestrado|m[aá]ster|yüksek lisans|s2)\b|硕士|碩士|修士|ماجستير/iu, 6],
  [
    /\b(bachelor'?s?|b\.?\s?(sc|s|a|eng|com|ba|ed|tech|arch|n)|bsn|bba|llb|sarjana|lisans|licenciatura|grado|gradua(do|ção)|bacharelado|ijazah|s1)\b|本科|学士|學士|大学卒|大學|بكالوريوس/iu,
    5,
  ],
  [/\b(diploma|associate'?s?|a\.?a\.?s?|ön lisans|tecn[oó]logo|ciclo superior|d3)\b|大专|專科|短大|高専|دبلوم/iu, 4],
  [/\b(vocational|certificate|tesda|nc ?(ii|iii|iv)|kejuruan|vokasional|meslek|t[eé]cnico|formaci[oó]n profesional)\b|中专|技校|専門学校|技職|مهني/iu, 3],
  [/\b(high school|secondary|senior high|a[- ]levels?|o[- ]levels?|sma|smk|spm|lise|ensino m[eé]dio|bachillerato)\b|高中|高校|高職|ثانوية/iu, 2],
];

/** The level that a resume's wording means; null if it isn't certain. */
export function educationLevelOf(words: string): number | null {
  // A "high school diploma" isn't a diploma.
  if (/high school|secondary school|senior high/i.test(words)) return 2;
  return LEVELS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
