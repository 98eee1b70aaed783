/**
 * Characteristics that hiring must not depend on: age, sex, family, religion, origin, health, looks. Analyses leave them out on both sides: an ad's
 * demand for one isn't a requirement, and a resume's line about one isn't read. Detected by the phrases of resumes and ads. Ambiguous words alone
 * aren't included.
 */

const LABELS =
  'age|date of birth|birth ?date|birth ?day|d\\.?o\\.?b\\.?|born|birth ?place|place of birth|gender|sex|civil status|marital status|religion|nationality|citizenship|race|ethnicity|ethnic group|height|weight|blood type|health|health condition|medical condition|disability|spouse|children|number of children|' +
  'umur|usia|jenis kelamin|jantina|agama|kewarganegaraan|warganegara|status perkawinan|status pernikahan|status perkahwinan|taraf perkahwinan|tempat tanggal lahir|tempat lahir|tanggal lahir|tarikh lahir|bangsa|kaum|suku|tinggi badan|berat badan|' +
  'yaş|doğum tarihi|doğum yeri|cinsiyet|medeni durum|medeni hali|uyruk|din|askerlik durumu|' +
  'idade|data de nascimento|nascimento|sexo|gênero|estado civil|nacionalidade|naturalidade|religião|filhos|' +
  'edad|fecha de nacimiento|lugar de nacimiento|género|nacionalidad|religión|hijos|' +
  '年龄|年齡|年齢|性别|性別|出生日期|出生年月|出生|生日|生年月日|婚姻状况|婚姻狀況|婚姻|婚否|国籍|國籍|民族|籍贯|籍貫|宗教|政治面貌|健康状况|健康狀況|身高|体重|體重|配偶者|扶養家族|' +
  'العمر|السن|الجنس|الجنسية|الديانة|الحالة الاجتماعية|الحالة الإجتماعية|تاريخ الميلاد|تاريخ الولادة|مكان الميلاد|مكان الولادة';
const LABELLED = new RegExp(`(?:^|[|•·,;/])\\s?(?:${LABELS})\\s?(?:[:：=|]|\\s{2}|$)`, 'iu');
/** The whole line, or one of its parts, contains nothing else. */
const ALONE = /^(?:single|married|divorced|widowed|male|female|roman catholic|catholic|muslim|christian|buddhist|hindu)$/iu;
/** The age of a person, not years of work. */
const AGED = /\b\d{1,2}(?:\s?(?:-|–|to)\s?\d{1,2})? ?(?:years? old|yrs? old|y\/o|years? of age|tahun usia)|\d{1,2} ?(?:岁|歲|歳|才)/iu;
const WISHED = new RegExp(
  [
    String.raw`\b(?:male|female|males|females)\b`,
    String.raw`\b(?:man|men|woman|women|lady|ladies) (?:only|applicants?|candidates?|preferred)`,
    String.raw`\b(?:aged|age limit|age range|age between|age:|ages \d|under \d\d years|below \d\d years|not older|maximum age|minimum age|young and)\b`,
    String.raw`\b(?:marital|civil status|single or|must be single|unmarried|pregnan\w{0,6})\b`,
    String.raw`\b(?:religion|religious|muslim|christian|catholic|buddhist|hindu|nationality|citizenship|citizens only|race|ethnic\w{0,6}) ?(?:only|preferred|:|applicants?|candidates?|required)`,
    String.raw`\b(?:pleasing personality|good[- ]looking|attractive|well[- ]groomed|height requirement|at least \d['’]|physically fit|recent photo|with photo|2x2)\b`,
    String.raw`\b(?:laki-laki|perempuan|pria|wanita|belum menikah|usia maksimal|usia max|berpenampilan menarik|beragama|bujang|lelaki)\b`,
    String.raw`(?:erkek|kadın|bayan|evli|bekar) (?:aday|eleman|personel)`,
    String.raw`男性|女性|仅限男|僅限男|仅限女|僅限女|男女不限|已婚|未婚|年龄|年齡|年齢|形象|相貌`,
    String.raw`ذكور|إناث|للذكور|للإناث|أعزب|متزوج|حسن المظهر`,
  ].join('|'),
  'iu',
);

/** Whether a line of a resume states a protected characteristic. */
export const statesProtected = (line: string): boolean =>
  LABELLED.test(line) || AGED.test(line) || line.split(/[|•·,;/]/).some((part) => ALONE.test(part.trim()));

/** Whether an ad demands a protected characteristic. */
export const demandsProtected = (text: string): boolean => WISHED.test(text) || AGED.test(text) || LABELLED.test(text);

/** An email address, a link, or a phone number. */
const REACHED = /\S@\S|https?:\/\/|\bwww\.|(?:\+|\(|\b0)\d(?:[\s().-]{0,2}\d){7,14}/i;

/** Whether a line contains contact details. Contact goes through the conversation, and it proves no requirement. */
export const hasContact = (line: string): boolean => REACHED.test(line);
