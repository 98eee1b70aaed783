import type { SectionKind } from './headings.ts';

/**
 * The words of section headings, folded. A heading has a `core` word and otherwise only words that any heading may have, so "Riwayat Karier dan
 * Magang" is understood although nobody listed it. Of two kinds, the earlier one wins: "Kemahiran Bahasa" is about languages.
 */
const LATIN: readonly { kind: SectionKind; core: RegExp }[] = [
  { kind: 'summary', core: words('objektif|matlamat|tujuan|ringkasan|profil|ozet\\p{L}*|hedef\\p{L}*|objetivos?|resumen|resumo|perfil') },
  { kind: 'languages', core: words('languages?|bahasa|bahasa bahasa|idiomas?|lenguas|linguas|dil|diller|dillerim?|dil(?:ler)?i') },
  {
    kind: 'volunteer',
    core: words('volunteer\\p{L}*|sukarela\\p{L}*|relawan|organisasi|kokurikulum|ekstrakurikuler|gonullu\\p{L}*|voluntari\\p{L}*|extracurricular\\p{L}*'),
  },
  { kind: 'contact', core: words('peribadi|pribadi|kisisel|personales|pessoais|iletisim|perhubungan|kontak|contacto|contato') },
  {
    kind: 'certifications',
    core: words('certificat\\p{L}+|licen[cs]es?|sertifika\\p{L}*|lisensi|sijil|lesen|belgel\\p{L}+|certifica\\p{L}+|licencias|licencas'),
  },
  {
    kind: 'other',
    core: words(
      'references?|referees|references|referensi|rujukan|referans\\p{L}*|referencias?|awards|honou?rs|penghargaan|anugerah|pencapaian|prestasi|basari\\p{L}*|premios|logros|hobi\\p{L}*|minat|interests|hobbies|intere?ses|publications|publikasi|kursus|kurslar\\p{L}*|seminer\\p{L}*|cursos|pelatihan',
    ),
  },
  {
    kind: 'education',
    core: words(
      'education\\p{L}*|academic|academics|academia|studies|schooling|degrees|pendidikan|akademik|persekolahan|kelayakan|studi|egitim\\p{L}*|ogrenim\\p{L}*|ogretim\\p{L}*|okullar\\p{L}*|mezuniyet\\p{L}*|educacion|formacion|estudios|academic[oa]s?|escolaridad|titulacion\\p{L}*|educacao|formacao|estudos|escolaridade|graduacao',
    ),
  },
  {
    kind: 'skills',
    core: words(
      'skills?|skillset|skillsets|competenc\\p{L}+|proficienc\\p{L}+|expertise|strengths|capabilities|abilities|kemahiran|keahlian|kemampuan|keterampilan|kompetensi|kebolehan|kepakaran|kecekapan|beceri\\p{L}*|yetenek\\p{L}*|yetkinlik\\p{L}*|uzmanlik\\p{L}*|habilidades?|competencias?|aptitud\\p{L}*|aptid\\p{L}+|conocimientos?|conhecimentos?|destrezas?|capacidades?',
    ),
  },
  {
    kind: 'work',
    core: words(
      'experiences?|employment|employers|career|internships?|appointments|jobs|work|pengalaman|pekerjaan|karier|karir|kerjaya|kerja|magang|deneyim\\p{L}*|tecrube\\p{L}*|kariyer\\p{L}*|calisma|is|istihdam|staj\\p{L}*|experiencias?|trayectoria|historial|empleos?|trabajos?|laboral(?:es)?|trajetoria|historico|carreira|atuacao|vivencia|empregos?|trabalhos?',
    ),
  },
];

/** Words that may accompany the word for the kind. */
const BESIDE = words(
  [
    'and|or|of|in|the|my|to|date|at|a|glance|history|background|record|summary|timeline|journey|path|chronology|professional|relevant|related|recent|previous|prior|past|current|selected|additional|other|further|industry|key|core|main|technical|personal|practical|overview|details|areas|area|general|special|set|sets|highlights',
    'dan|serta|yang|di|dalam|latar|belakang|riwayat|sejarah|rekod|perjalanan|jejak|profesional|profesi|bekerja|terkini|terakhir|terdahulu|sebelumnya|sebelum|ini|industri|relevan|berkaitan|utama|formal|tinggi|saya|teknikal|teknis|komputer|tambahan|lain|umum|khusus|insaniah|maklumat|informasi|daftar|senarai|kelulusan|jenjang|tahap|diri|data|butiran|praktik|lapangan|latihan',
    've|gecmis\\p{L}*|bilgi\\p{L}*|durum\\p{L}*|hayat\\p{L}*|mesleki|profesyonel|akademik|teknik|kisisel|temel|ozel|genel|yabanci|alan\\p{L}*|oz|onceki|son|bilgisayar|sahip|olunan|diger|yerler|kurumlar',
    'y|e|de|del|la|el|los|las|en|em|da|do|das|dos|mi|mis|minha|meu|profesional(?:es)?|profissiona\\p{L}+|relevante?s?|reciente|recente|previa|anterior(?:es)?|antecedentes|historia|preparacion|superior(?:es)?|universitari[oa]s?|realizados|complementari[oa]s?|tecnic[oa]s?|informatic[oa]s?|clave|chave|principa(?:les|is)|digita(?:les|is)|adicional(?:es)?|otr[oa]s|outr[oa]s|areas?|otros',
  ].join('|'),
);

function words(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'u');
}

const MOST_WORDS = 6;
const LEAST_ALONE = 8;

/** CJK and Arabic headings, complete and without spaces. */
const WHOLE: readonly { kind: SectionKind; pattern: RegExp }[] = [
  {
    kind: 'education',
    pattern:
      /^(?:最高|個人|个人|主要)?(?:學歷|学历|学歴|(?:教育|學習|学习|學術|学术|求學|求学|就學|就学|學業|学业|修業|在校)(?:及|與|与|和)?(?:培訓|培训|訓練|训练|學歷|学历)?)(?:經歷|经历|經驗|背景|程度|資歷|资历|情況|情况|資料|资料|信息|資訊|履歷|履历|概況|詳細|欄)?$/u,
  },
  {
    kind: 'work',
    pattern:
      /^(?:主要|相關|相关|個人|个人|過往|过往|歷年|历年|過去|實務|实务|專業|专业|社會|社会|重要|主な|詳細な?)?(?:工作|職務|职务|職業|职业|職場|职场|職涯|任職|任职|就業|就业|從業|从业|實習|实习|服務|服务|業務|业务|勤務|実務|就労|工作(?:及|與|与|和)(?:實習|实习))(?:經歷|经历|經驗|经验|経験|経歴|履歷|履历|履歴|背景|概況|概况|資歷|资历|歷程|历程|歷史|历史|歷|历|歴|情況|情况|紀錄|记录|發展|发展)(?:詳細|の詳細|概要|欄|一覧)?$/u,
  },
  { kind: 'work', pattern: /^(?:職歴|経歴|略歴|資歷|经历|經歷|經驗)(?:詳細|の詳細|概要|欄|一覧|概述)?$/u },
  {
    kind: 'skills',
    pattern:
      /^(?=.{4,})(?:個人|个人|專業|专业|核心|職業|职业|工作|職務|职务|技術|技术|電腦|电脑|軟體|软件|其他|主要|擅長|擅长|資訊|计算机|關鍵|关键|ビジネス|テクニカル|使用|開発|保有|主な|PC|pc|IT|it|活かせる)?(?:技能|技術|技术|專長|专长|特長|特长|工具|強項|强项|スキル|ツール|技術要素)(?:(?:及|與|与|和|・|及び)?(?:專長|专长|特長|特长|工具|證照|证照|技能|知識|知识|スキル|清單|清单|一覧|列表|要約|標籤|标签|セット|概要))?$/u,
  },
  {
    kind: 'work',
    pattern: /^(?:ال)?(?:خبر(?:ة|ات)|تاريخ|سجل|مسيرة|مسار|سيرة|تدرج|وظائف|توظيف|حياة|خلفية)(?:(?:ال)?(?:عمل|عملية|مهنية|مهني|وظيفي|وظيفية|سابقة|شغلتها))*$/u,
  },
  {
    kind: 'education',
    pattern:
      /^(?:ال)?(?:تعليم|مؤهل(?:ات)?|دراسة|دراسات|تحصيل|تأهيل|خلفية|مسيرة|سيرة|مرحلة|درجات)(?:(?:ال)?(?:علمي|علمية|أكاديمي|أكاديمية|اكاديمي|اكاديمية|دراسي|دراسية|تعليمي|تعليمية|جامعي|جامعية|عالي|والتدريب|والشهادات))*$/u,
  },
  {
    kind: 'skills',
    pattern:
      /^(?:ال)?(?:مهارات|قدرات|كفاءات|معارف)(?:و?(?:ال)?(?:قدرات|كفاءات|خبرات|مهارات|تقنية|شخصية|فنية|مهنية|أساسية|اساسية|رئيسية|حاسوبية|عامة|وظيفية|عملية|الحاسوب))*$/u,
  },
];

/** The section that starts with a heading made of known words; null for all else. @param folded as `fold` returns it */
export function kindByWords(folded: string): SectionKind | null {
  const all = folded.split(' ').filter(Boolean);
  if (all.length > MOST_WORDS) return null;
  const joined = all.join('');
  const whole = WHOLE.find(({ pattern }) => pattern.test(joined));
  if (whole) return whole.kind;
  const isCore = (word: string) => LATIN.some(({ core }) => core.test(word));
  // Unlisted single words are forms of a listed one: "Deneyimlerim".
  if (all.length === 1 && joined.length < LEAST_ALONE) return null;
  if (!all.every((word) => BESIDE.test(word) || isCore(word))) return null;
  return LATIN.find(({ core }) => all.some((word) => core.test(word)))?.kind ?? null;
}
