/** A legal form and the companies that can have it. */
export interface Form {
  /** "_" is replaced by the whole name, "~" by its first word. */
  text: string;
  /** Smallest and largest size (company_sizes ids). */
  least: number;
  most: number;
  /** No company with this form is older. */
  since: number;
  /** Its shares may be listed on a stock exchange. */
  isPublic: boolean;
}

/** Parses "text; least-most; since; public", with the parts after the text in any order. */
function form(row: string): Form {
  const [text = '', ...rules] = row.split('; ');
  const sizes = rules.map((rule) => /^(\d)-(\d)$/.exec(rule)).find(Boolean);
  return {
    text,
    least: Number(sizes?.[1] ?? 1),
    most: Number(sizes?.[2] ?? 7),
    since: Number(rules.find((rule) => /^\d{4}$/.test(rule)) ?? 0),
    isPublic: rules.includes('public'),
  };
}

const formsOf = (rows: Record<string, readonly string[]>): Readonly<Record<string, readonly Form[]>> =>
  Object.fromEntries(Object.entries(rows).map(([key, forms]) => [key, forms.map(form)]));

/** Legal forms by country, or by country and industry if an industry has its own. */
export const LEGAL_FORMS = formsOf({
  ph: ['_, Inc.; public', '_ Corporation; 3-7; public', '_ Philippines, Inc.; 3-7', '_; public', '_ Corp.; public'],
  'ph 25': ['~ Foundation, Inc.', '~ Development Foundation, Inc.'],
  sg: ['_ Pte. Ltd.', '_ Pte. Ltd.', '_ Singapore', '_', '_ Asia Pte. Ltd.; 2-7', '_ Limited; 5-7; public'],
  'sg 25': ['~ Foundation Ltd.', '~ Community Services Ltd.', '~ Care Services'],
  id: ['PT _', 'PT _', 'PT _ Indonesia; 3-7', 'CV _; 1-3', 'PT _ Nusantara', 'PT _ Tbk; 5-7; public'],
  'id 5': ['PT _', 'Klinik ~; 1-3', 'RS ~ Medika; 4-7'],
  'id 7': ['PT _', 'Yayasan Pendidikan ~', 'LKP ~; 1-2'],
  'id 25': ['Yayasan ~', 'Yayasan ~ Peduli', 'Perkumpulan ~'],
  my: ['_ Sdn. Bhd.', '_ Sdn. Bhd.', '_; 1-4', '_ (M) Sdn. Bhd.', '_ Berhad; 5-7; public'],
  'my 25': ['Yayasan ~', 'Pertubuhan ~'],
  jp: ['株式会社_; public', '_株式会社; public', '株式会社_; public', '合同会社_; 1-3; 2006'],
  'jp 5': ['医療法人社団~会', '医療法人~会', '株式会社_; public'],
  'jp 7': ['学校法人~学園; 3-6', '株式会社~エデュケーション; 3-6; public', '~塾; 1-3'],
  'jp 25': ['社会福祉法人~会', 'NPO法人~; 1-3; 1999', '公益財団法人~財団'],
  tw: ['_股份有限公司; 3-7; public', '_有限公司; 1-4', '_股份有限公司; 3-7; public', '_; 1-4'],
  'tw 5': ['~診所; 1-2', '~醫院; 3-7', '~醫療社團法人; 4-7'],
  'tw 7': ['~文理補習班; 1-3', '_股份有限公司; 3-6'],
  'tw 25': ['財團法人~基金會', '社團法人~協會'],
  hk: ['_有限公司', '_; 1-4', '_（香港）有限公司', '_ Limited', '_ (Hong Kong) Limited'],
  'hk 25': ['~慈善基金', '~社會服務處', '~ Foundation', '~ Community Services'],
  mo: ['_有限公司', '_; 1-4', '_一人有限公司; 1-2', '_ Limited', '_ Macau Limited'],
  'mo 25': ['~慈善會', '~互助會', '~ Association'],
  us: ['_; public', '_, Inc.; public', '_ LLC; 1-5', '_ Group; 4-7; public'],
  'us 5': ['_; public', '_ LLC; 1-4', '~ Health System; 6-7'],
  'us 25': ['~ Foundation', '~ Community Services', '~ Alliance'],
  ca: ['_; public', '_ Inc.; public', '_ Ltd.', '_ Canada'],
  'ca 25': ['~ Foundation', '~ Community Services', '~ Society'],
  gb: ['_ Ltd', '_', '_ Limited', '_ Group; 4-7', '_ plc; 5-7; public'],
  'gb 25': ['~ Trust', '~ Foundation', '~ Community Trust'],
  es: ['_ S.L.; 1-5', '_', '_ S.A.; 3-7; public', 'Grupo _; 4-7'],
  'es 25': ['Fundación ~', 'Asociación ~'],
  tr: ['_ A.Ş.; 3-7; public', '_ Ltd. Şti.; 1-4', '_; 1-4', '_ Grup; 5-7'],
  'tr 25': ['~ Vakfı', '~ Derneği'],
  rs: ['_ d.o.o.', '_ d.o.o.', '_', '_ a.d.; 5-7; public'],
  'rs 5': ['Poliklinika ~; 1-3', 'Opšta bolnica ~; 4-7', '_'],
  'rs 25': ['Fondacija ~', 'Udruženje ~'],
  ae: ['_ LLC', '_ FZ-LLC; 1-4; 2000', '_', '_ Group; 5-7', '_ PJSC; 6-7; public'],
  'ae 25': ['~ Foundation', '~ Charity'],
  sa: ['_ Co.', '_ Company', '_', '_ Group; 5-7', '_ JSC; 6-7; public'],
  'sa 25': ['~ Foundation', '~ Society'],
  lk: ['_ (Pvt) Ltd', '_ (Pvt) Ltd', '_; 1-4', '_ Lanka (Pvt) Ltd', '_ PLC; 5-7; public'],
  'lk 25': ['~ Foundation', '~ Trust'],
  ng: ['_ Limited', '_ Nigeria Ltd', '_; 1-4', '_ PLC; 5-7; public'],
  'ng 25': ['~ Foundation', '~ Initiative'],
  br: ['_ Ltda.; 1-5', '_ S.A.; 4-7; public', '_; 1-4', '_ do Brasil; 3-7'],
  'br 25': ['Instituto ~', 'Associação ~'],
});

/** The forms for Arabic names: a company or a society. */
export const ARABIC_FORMS = { company: 'شركة _', society: 'جمعية ~ الخيرية' };
