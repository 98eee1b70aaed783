import { items } from '../../../../reference/item.ts';

/** Experience asked for, in years; `to` is null where there is no end. */
const YEARS: readonly [from: number, to: number | null][] = [
  [0, 0],
  [0, 0],
  [0, 1],
  [1, 3],
  [3, 5],
  [5, 10],
  [10, null],
];

const EXPERIENCE = [
  'Internship|实习|Magang|インターン|實習|Latihan industri|Staj|Estágio|Prácticas|تدريب',
  'No experience|无需经验|Tanpa pengalaman|未経験歓迎|無經驗可|Tiada pengalaman|Deneyimsiz|Sem experiência|Sin experiencia|بدون خبرة',
  'Under 1 year|1年以下|Kurang dari 1 tahun|1年未満|1年以下|Kurang 1 tahun|1 yıldan az|Menos de 1 ano|Menos de 1 año|أقل من سنة',
  '1–3 years|1–3年|1–3 tahun|1〜3年|1–3年|1–3 tahun|1–3 yıl|1 a 3 anos|1–3 años|1–3 سنوات',
  '3–5 years|3–5年|3–5 tahun|3〜5年|3–5年|3–5 tahun|3–5 yıl|3 a 5 anos|3–5 años|3–5 سنوات',
  '5–10 years|5–10年|5–10 tahun|5〜10年|5–10年|5–10 tahun|5–10 yıl|5 a 10 anos|5–10 años|5–10 سنوات',
  'Over 10 years|10年以上|Lebih dari 10 tahun|10年以上|10年以上|Lebih 10 tahun|10 yıldan fazla|Mais de 10 anos|Más de 10 años|أكثر من 10 سنوات',
];

const years = (index: number) => ({ from: YEARS[index]?.[0] ?? 0, to: YEARS[index]?.[1] ?? null, interval: 1, upper_bound_scale: 1 });

export const xpLvls = items(EXPERIENCE, (index) => ({ key: index + 1 }));
export const workXps = items(EXPERIENCE, years);

export const jobTypes = items([
  'Full-time|全职|Penuh waktu|フルタイム|全職|Sepenuh masa|Tam zamanlı|Tempo integral|Jornada completa|دوام كامل',
  'Part-time|兼职|Paruh waktu|パート・アルバイト|兼職|Separuh masa|Yarı zamanlı|Meio período|Media jornada|دوام جزئي',
  'Contract|合同工|Kontrak|契約社員|約聘|Kontrak|Sözleşmeli|Contrato por prazo|Contrato temporal|عقد محدد المدة',
  'Temporary|临时工|Sementara|派遣・短期|臨時|Sementara|Geçici|Temporário|Eventual|عمل مؤقت',
  'Internship|实习|Magang|インターン|實習|Latihan industri|Staj|Estágio|Prácticas|تدريب',
  'Freelance|自由职业|Lepas|業務委託|接案|Bebas|Serbest çalışma|Freelance|Autónomo|عمل حر',
]);

const DEGREES = [
  'No degree required|学历不限|Semua pendidikan|学歴不問|學歷不拘|Tiada syarat kelulusan|Eğitim şartı yok|Escolaridade não exigida|Sin estudios mínimos|دون اشتراط مؤهل',
  'High school|高中|SMA/SMK|高校卒業|高中職|SPM|Lise|Ensino médio|Bachillerato|ثانوية عامة',
  'Vocational|中专/技校|Kejuruan|専門学校卒|技職|Vokasional|Meslek lisesi|Ensino técnico|Formación profesional|تعليم مهني',
  'Diploma|大专|Diploma|短大・高専卒|專科|Diploma|Ön lisans|Tecnólogo|Ciclo superior|دبلوم',
  "Bachelor's degree|本科|Sarjana (S1)|大学卒業|大學|Ijazah sarjana muda|Lisans|Ensino superior|Grado universitario|بكالوريوس",
  "Master's degree|硕士|Magister (S2)|修士|碩士|Ijazah sarjana|Yüksek lisans|Mestrado|Máster|ماجستير",
  'Doctorate|博士|Doktor (S3)|博士|博士|Doktor falsafah|Doktora|Doutorado|Doctorado|دكتوراه',
];
export const degrees = items(DEGREES);
export const educations = items(DEGREES);
