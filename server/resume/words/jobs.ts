import { fold } from '../layout/line.ts';

/** Words that job titles are made of, folded. Latin ones count as whole words, others anywhere. */
const TITLE_WORDS =
  `engineer engineering developer programmer architect manager director president vice officer chief ceo cto cfo coo cmo cio cpo vp svp evp head lead leader supervisor coordinator
  administrator assistant associate analyst consultant specialist technician designer scientist researcher fellow intern internship trainee apprentice teacher tutor lecturer professor instructor
  advisor adviser counselor counsellor nurse doctor physician surgeon pharmacist therapist dentist accountant auditor bookkeeper clerk cashier secretary receptionist representative rep agent
  salesman salesperson seller merchandiser buyer planner strategist editor writer copywriter journalist reporter photographer videographer producer artist animator illustrator translator interpreter
  chef cook baker waiter waitress server barista bartender housekeeper driver operator mechanic electrician plumber carpenter welder foreman inspector surveyor guard captain pilot steward crew
  lawyer attorney paralegal counsel judge recruiter trainer coach founder cofounder owner partner principal freelancer contractor volunteer member executive staff worker labourer laborer helper
  tester qa devops sre dba webmaster generalist librarian curator economist statistician actuary banker trader broker underwriter controller comptroller treasurer teller scrum master
  ambassador superintendent dispatcher caregiver nanny janitor cleaner custodian farmer stylist hairdresser beautician model actor dancer musician singer host hostess attendant liaison
  marketer evangelist expert responder paramedic firefighter police soldier sergeant lieutenant postdoc postdoctoral dean rector registrar residency resident chairman chairperson chair board
  seo copyist estimator expediter handler loader packer picker fitter machinist assembler sous junior senior sr jr freelance student graduate faculty scholar
  pegawai pengurus penolong jurutera akauntan pereka pembangun penyelia eksekutif jurujual kerani guru pensyarah jururawat pemandu juruteknik juruaudit penganalisis perunding setiausaha pembantu pelatih
  manajer asisten staf karyawan insinyur pengembang perancang analis konsultan akuntan dosen perawat kepala direktur sekretaris kasir pelayan supir teknisi programer magang koordinator penulis penerjemah admin supervisor ketua
  muhendis muhendisi gelistirici yazilimci mudur muduru yonetici yoneticisi uzman uzmani uzmanı sorumlusu asistan asistani stajyer ogretmen analist analisti danisman danismani tasarimci tasarimcisi muhasebeci teknisyen teknikeri satis hemsire sef sefi direktor direktoru koordinator koordinatoru temsilcisi elemani lideri mimari mimar
  ingeniero ingeniera desarrollador desarrolladora gerente jefe jefa analista consultor consultora asistente auxiliar tecnico tecnica disenador disenadora contador contadora profesor profesora maestro maestra becario becaria practicante vendedor vendedora encargado encargada responsable coordinador coordinadora enfermero enfermera abogado abogada administrativo administrativa directora cajero cajera camarero camarera arquitecto arquitecta programador programadora especialista asesor asesora lider supervisora ejecutivo ejecutiva redactor redactora cocinero cocinera
  engenheiro engenheira desenvolvedor desenvolvedora coordenador coordenadora diretor diretora assistente estagiario estagiaria projetista professora vendedora advogado advogada enfermeiro enfermeira tecnologo arquiteto arquiteta programadora atendente recepcionista secretaria encarregado contable comercial economista periodista psicologo psicologa medico medica docente traductor traductora chofer conductor conductora mecanico electricista contador auditor auditora psicologa jornalista medico lider chefe operador caixa motorista estagio designer redator`
    .split(/\s+/)
    .filter(Boolean);
const TITLES = new Set(TITLE_WORDS.map(fold));
const TITLE_ANYWHERE =
  /工程师|工程師|经理|經理|主管|总监|總監|专员|專員|助理|设计师|設計師|分析师|分析師|会计|會計|教师|教師|老师|老師|顾问|顧問|总裁|總裁|主任|编辑|編輯|销售|實習生|实习生|架构师|开发|開發|运营|營運|出纳|秘书|店长|店長|護理師|护士|律师|律師|研究员|研究員|讲师|講師|培训师|業務|行銷|專案|组长|組長|负责人|負責人|厨师|廚師|司机|エンジニア|マネージャー|マネジャー|デザイナー|プログラマ|コンサルタント|営業|課長|部長|係長|主任|リーダー|ディレクター|アナリスト|アシスタント|事務|スタッフ|教員|講師|看護師|開発者|担当|社員|インターン|販売|مهندس|مدير|محاسب|مطور|مصمم|محلل|مساعد|مشرف|معلم|مدرس|أخصائي|اخصائي|منسق|موظف|رئيس|مندوب|مستشار|طبيب|ممرض|متدرب|سكرتير|باحث|صحفي|مترجم|مبرمج|فني|استشاري/u;

/** Words that organisations' names are made of. */
const ORGANISATION =
  /\b(inc|incorporated|llc|llp|ltd|limited|corp|corporation|company|co|plc|gmbh|ag|pte|pvt|sdn|bhd|berhad|tbk|cv|pt|s\.?a|s\.?l|s\.?r\.?l|ltda|eireli|sarl|bv|nv|oy|ab|as|a\.?s|sti|group|grup|grupo|holdings?|bank|banco|bankasi|university|college|school|institute|academy|hospital|clinic|klinik|medical|center|centre|laborator(y|ies)|labs?|studios?|agency|associates|partners|services|solutions|systems|technolog(y|ies)|tech|software|consulting|consultancy|consultants|industries|enterprises?|international|global|foundation|ministry|department|dept|council|authority|commission|municipality|government|church|restaurant|grill|cafe|hotel|resort|hotels|airlines?|airways|insurance|financial|finance|capital|ventures|media|networks?|communications|telecom|logistics|motors|pharmaceuticals?|pharma|foods?|stores?|supermarkets?|mall|club|society|association|union|organi[sz]ation|universitas|universiti|universidad|universidade|universitesi|sekolah|yayasan|rumah sakit|sirketi|holding|fundacion|fundacao|hermanos|irmaos|dinas|kementerian|jabatan|firm|cpa|research|interactive|digital|energy|electric|electronics|construction|properties|realty|trading|retail|market|marketing agency|cooperative|board|bureau|council|college|army|navy|air force|marine corps|startup)\b/iu;
const ORGANISATION_ANYWHERE =
  /公司|集团|集團|银行|銀行|大学|大學|医院|醫院|学校|學校|株式会社|有限会社|合同会社|研究所|研究院|事务所|事務所|工作室|中心|科技|酒店|财团|財團|協会|협회|商店|法人|شركة|مؤسسة|بنك|مصرف|جامعة|مستشفى|مدرسة|مجموعة|وزارة|معهد|مركز|هيئة|مكتب/u;

const hasWord = (words: ReadonlySet<string>, text: string): number =>
  fold(text)
    .split(' ')
    .filter((word) => words.has(word)).length;

/** "Engineer II", "Analyst (Contract)", "Officer 3": what stands behind a title's last word and says how high it is. */
const RANK = /(?:(?:(?<!\s)\s+)?\([^()]*\)|(?:(?:(?<!\s)\s+)?,\s+|(?<!\s)\s+)(?:[IVX]{1,4}|[1-9]|L\d|Lv\.?\s?\d))\s*$/u;
const withoutRank = (text: string): string => text.trim().replace(RANK, '').replace(RANK, '');

/** How much a text speaks for being a job title, 0 for not at all. The last word says most. */
export function titleScore(text: string): number {
  const words = fold(withoutRank(text)).split(' ');
  const hits = hasWord(TITLES, text) + (TITLE_ANYWHERE.test(text) ? 2 : 0);
  if (hits === 0) return 0;
  const atEnd = TITLES.has(words.at(-1) ?? '') || TITLES.has(words[0] ?? '') ? 1 : 0;
  return Math.min(hits, 3) + atEnd - (words.length > 8 ? 2 : 0);
}

/** How much a text speaks for being an organisation's name. "Software Engineer" and "Bank Teller" say what somebody is, not where. */
export function organisationScore(text: string): number {
  const folded = plainEnds(text);
  const isTitle = TITLES.has(fold(withoutRank(text)).split(' ').at(-1) ?? '');
  let score = 0;
  if ((!isTitle && ORGANISATION.test(folded)) || ORGANISATION_ANYWHERE.test(text)) score += 2;
  if (/\b(inc|llc|ltd|corp|gmbh|pte|bhd|plc|tbk|ltda|s\.a|a\.ş)\.?\s*$|^(pt|cv)\.?\s|公司$|^株式会社|株式会社$|^شركة/iu.test(text.trim())) score += 2;
  return score;
}

const plainEnds = (text: string): string => fold(text).replaceAll(/\s+/g, ' ');
