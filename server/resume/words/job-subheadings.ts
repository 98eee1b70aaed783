const ENGLISH =
  '(?:(?:key|main|major|selected|notable|core|primary) )?(?:achievements?|accomplishments?|highlights|contributions|responsibilities|duties|results|projects?|skills used|technologies(?: used)?|tools(?: used)?|tech stack|environment)(?: (?:and|&) (?:achievements?|accomplishments?|responsibilities|duties))?';
const ELSEWHERE = [
  'logros|funciones|responsabilidades|tareas|actividades|resultados|proyectos|(?:principais )?(?:atividades|realizações|resultados|conquistas|atribuições)',
  'tugas|tanggung ?jawab|pencapaian|prestasi|uraian (?:tugas|pekerjaan)|deskripsi(?: pekerjaan)?|görev(?:ler)?(?: ve sorumluluklar)?|sorumluluklar|başarılar|projeler|iş tanımı',
  '(?:主要|工作)?(?:職責|职责|業績|业绩|成就|內容|内容|描述)|(?:業務|担当)内容|担当業務|(?:主な)?実績|المهام(?: والمسؤوليات)?|المسؤوليات|(?:أبرز )?الإنجازات',
];
const PART = new RegExp(`^(?:${[ENGLISH, ...ELSEWHERE].join('|')})(?:\\s*([:：]))?$`, 'iu');

/**
 * A subheading within a job, not a section of the resume: "Responsibilities:", "Pencapaian". @returns its colon, or an empty text if it has none;
 * null for other lines
 */
export function jobSubheading(text: string): string | null {
  const match = PART.exec(text.trim());
  return match && (match[1] ?? '');
}
