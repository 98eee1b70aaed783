/** A resume's own words by language. They belong to the document, so they follow the resume's language, not the page's. */
export interface Words {
  resume: string;
  summary: string;
  experience: string;
  education: string;
  skills: string;
  languages: string;
  licenses: string;
  links: string;
  contact: string;
  personal: string;
  name: string;
  email: string;
  phone: string;
  location: string;
  born: string;
  nationality: string;
  present: string;
  issued: string;
  expires: string;
  noExpiry: string;
  credential: string;
  /** Language levels of contract/profile.ts. */
  elementary: string;
  limited: string;
  professional: string;
  fluent: string;
  native: string;
}

const KEYS = [
  'resume',
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'licenses',
  'links',
  'contact',
  'personal',
  'name',
  'email',
  'phone',
  'location',
  'born',
  'nationality',
  'present',
  'issued',
  'expires',
  'noExpiry',
  'credential',
  'elementary',
  'limited',
  'professional',
  'fluent',
  'native',
] as const satisfies readonly (keyof Words)[];

const TABLE: Record<string, string> = {
  en: 'Resume|Summary|Experience|Education|Skills|Languages|Licenses and certifications|Links|Contact|Personal details|Name|Email|Phone|Location|Date of birth|Nationality|Present|Issued|Expires|No expiration date|Credential ID|Elementary|Limited working|Professional|Fluent|Native',
  'zh-CN':
    '个人简历|个人简介|工作经历|教育背景|专业技能|语言能力|资格证书|个人链接|联系方式|个人信息|姓名|邮箱|电话|所在地|出生日期|国籍|至今|颁发|有效期至|长期有效|证书编号|入门|基础|熟练|流利|母语',
  'zh-TW':
    '個人履歷|個人簡介|工作經歷|學歷|專業技能|語言能力|證照|個人連結|聯絡方式|個人資料|姓名|電子郵件|電話|所在地|出生日期|國籍|至今|發證|有效期至|長期有效|證照編號|入門|基礎|熟練|流利|母語',
  ja: '履歴書|自己PR|職歴|学歴|スキル|語学|免許・資格|リンク|連絡先|個人情報|氏名|メール|電話|現住所|生年月日|国籍|現在|取得|有効期限|無期限|認定番号|初級|日常会話|ビジネスレベル|流暢|母語',
  id: 'Resume|Ringkasan|Pengalaman kerja|Pendidikan|Keterampilan|Bahasa|Lisensi dan sertifikasi|Tautan|Kontak|Data pribadi|Nama|Email|Telepon|Lokasi|Tanggal lahir|Kewarganegaraan|Sekarang|Diterbitkan|Berlaku hingga|Berlaku selamanya|ID kredensial|Dasar|Terbatas|Profesional|Fasih|Bahasa ibu',
  ms: 'Resume|Ringkasan|Pengalaman kerja|Pendidikan|Kemahiran|Bahasa|Lesen dan pensijilan|Pautan|Hubungi|Maklumat peribadi|Nama|E-mel|Telefon|Lokasi|Tarikh lahir|Kewarganegaraan|Kini|Dikeluarkan|Tamat tempoh|Tiada tarikh luput|ID kelayakan|Asas|Terhad|Profesional|Fasih|Bahasa ibunda',
  tr: 'Özgeçmiş|Özet|İş deneyimi|Eğitim|Beceriler|Diller|Lisanslar ve sertifikalar|Bağlantılar|İletişim|Kişisel bilgiler|Ad Soyad|E-posta|Telefon|Konum|Doğum tarihi|Uyruk|Devam ediyor|Veriliş|Geçerlilik|Süresiz|Belge no|Başlangıç|Orta|Profesyonel|Akıcı|Ana dil',
  'pt-BR':
    'Currículo|Resumo|Experiência profissional|Formação acadêmica|Habilidades|Idiomas|Licenças e certificações|Links|Contato|Dados pessoais|Nome|E-mail|Telefone|Localização|Data de nascimento|Nacionalidade|Atual|Emissão|Validade|Sem validade|ID da credencial|Básico|Intermediário|Profissional|Fluente|Nativo',
  es: 'Currículum|Resumen|Experiencia laboral|Educación|Habilidades|Idiomas|Licencias y certificaciones|Enlaces|Contacto|Datos personales|Nombre|Correo|Teléfono|Ubicación|Fecha de nacimiento|Nacionalidad|Actualidad|Expedición|Vencimiento|Sin vencimiento|ID de credencial|Básico|Intermedio|Profesional|Fluido|Nativo',
  ar: 'السيرة الذاتية|نبذة مهنية|الخبرة العملية|التعليم|المهارات|اللغات|التراخيص والشهادات|روابط|بيانات التواصل|البيانات الشخصية|الاسم|البريد الإلكتروني|الهاتف|الموقع|تاريخ الميلاد|الجنسية|حتى الآن|تاريخ الإصدار|تنتهي في|بلا انتهاء|رقم الشهادة|مبتدئ|محدود|مهني|بطلاقة|اللغة الأم',
};

const made = new Map<string, Words>();

/** @param language one of contract/languages.ts. English for any other */
export function wordsOf(language: string): Words {
  const known = made.get(language);
  if (known) return known;
  const texts = (TABLE[language] ?? TABLE['en'] ?? '').split('|');
  const words = Object.fromEntries(KEYS.map((key, index) => [key, texts[index] ?? ''])) as unknown as Words;
  made.set(language, words);
  return words;
}

/** A month as resumes write it: "Mar 2024", "2024年3月". A year alone stays a year. */
export function monthOf(month: string, language: string): string {
  const [year = '', part] = month.split('-');
  const isCjk = /^(zh|ja)/.test(language);
  if (!part) return isCjk ? `${year}年` : year;
  if (isCjk) return `${year}年${Number(part)}月`;
  const date = new Date(Date.UTC(Number(year), Number(part) - 1, 1));
  // Western digits in Arabic too, because employers in the Gulf use them for dates.
  return new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, { month: language === 'ar' ? 'long' : 'short', year: 'numeric', timeZone: 'UTC' })
    .format(date)
    .replace(/\.(?= )/, '')
    .replace(/ de /, ' ');
}

/** "Mar 2021 – Present". Empty if no date is known. */
export function periodOf(start: string | null, end: string | null, isOpen: boolean, language: string): string {
  const from = start ? monthOf(start, language) : '';
  const to = isOpen ? wordsOf(language).present : end ? monthOf(end, language) : '';
  return [from, to].filter((text) => text !== '').join(' – ');
}

/** A day in full: "14 June 1994". */
export function dayOf(date: string, language: string): string {
  return new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}
