import { fold } from '../layout/line.ts';

/** Words of job titles, folded. Latin ones match whole words, others match anywhere. These come last in their titles, or are alone. */
const LAST_WORDS =
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
  muhendis muhendisi gelistirici yazilimci mudur muduru yonetici yoneticisi uzman uzmani uzmanı sorumlusu asistan asistani stajyer ogretmen analist analisti danisman danismani tasarimci tasarimcisi muhasebeci teknisyen teknikeri satis hemsire sef sefi direktor direktoru koordinator koordinatoru temsilcisi elemani lideri mimari mimar
  annotator proofreader draftsperson visualizer creator moderator timekeeper encoder storekeeper rider courier technologist millwright chemist modeler painter mason pipefitter practitioner pediatrician radiologist aide phlebotomist sonographer physiotherapist hygienist biller coder educator concierge guide promoter handyman gardener microbiologist agronomist veterinarian
  resepsiyonist gorevli operator sofor motokurye kurye kaynakci eczaci asci yardimci garson kasiyer kuafor tamirci editor memur usta avukat doktor hekim psikolog pazarlamaci cevirmen sekreter denetci denetmen egitmen antrenor baskan kaptan isci elektrikci tesisatci bekci hostes yazar gazeteci fotografci arastirmaci planlamaci bankaci temsilci eleman sorumlu teknisyen tekniker yonetmen analist`
    .split(/\s+/)
    .filter(Boolean);
/** In Malay, Indonesian, Spanish, and Portuguese, the role comes first: "Pakar Pemasaran Digital". */
const FIRST_WORDS =
  `pegawai pengurus penolong jurutera akauntan pereka pembangun penyelia eksekutif jurujual kerani guru pensyarah jururawat pemandu juruteknik juruaudit penganalisis perunding setiausaha pembantu pelatih
  manajer asisten staf karyawan insinyur pengembang perancang analis konsultan akuntan dosen perawat kepala direktur sekretaris kasir pelayan supir teknisi programer magang koordinator penulis penerjemah admin supervisor ketua
  ingeniero ingeniera desarrollador desarrolladora gerente jefe jefa analista consultor consultora asistente auxiliar tecnico tecnica disenador disenadora contador contadora profesor profesora maestro maestra becario becaria practicante vendedor vendedora encargado encargada responsable coordinador coordinadora enfermero enfermera abogado abogada administrativo administrativa directora cajero cajera camarero camarera arquitecto arquitecta programador programadora especialista asesor asesora lider supervisora ejecutivo ejecutiva redactor redactora cocinero cocinera
  engenheiro engenheira desenvolvedor desenvolvedora coordenador coordenadora diretor diretora assistente estagiario estagiaria projetista professora vendedora advogado advogada enfermeiro enfermeira tecnologo arquiteto arquiteta programadora atendente recepcionista secretaria encarregado contable comercial economista periodista psicologo psicologa medico medica docente traductor traductora chofer conductor conductora mecanico electricista contador auditor auditora psicologa jornalista medico lider chefe operador caixa motorista estagio designer redator
  pakar pentadbir penyunting wakil penyelaras penasihat ejen perekrut generalis penyambut pekerja penghantar kurier pemeriksa juruelektrik pengimpal ahli penjaga tukang kru atendan juruwang juruandam pendandan pengawal pencuci mekanik penganalisa pengaturcara jurulatih peguam pelayan juruukur timbalan pengarah penulis penterjemah jurugambar penyelidik saintis pemasar pendidik kaunselor juruterapi buruh pengasuh
  desainer agen spesialis rekruter resepsionis sopir pengawas apoteker juru pramusaji pramuniaga terapis penata satpam petugas peneliti pengacara dokter bidan pengajar fotografer montir wiraniaga kreator arsitek bendahara kurir
  operario operaria mozo carretillero repartidor repartidora mensajero mensajera soldador soldadora farmaceutico farmaceutica cuidador cuidadora educador educadora ayudante pinche dependiente dependienta subencargado subencargada esteticista peluquero peluquera vigilante teleoperador teleoperadora administrador administradora agente generalista representante gestor gestora promotor promotora subgerente subdirector subdirectora
  executivo executiva assessor assessora corretor corretora comprador compradora entregador entregadora montador montadora inspetor inspetora eletricista cozinheiro cozinheira garcom garconete camareiro camareira subchefe cabeleireiro cabeleireira ajudante pesquisador pesquisadora`
    .split(/\s+/)
    .filter(Boolean);
const FIRSTS = new Set(FIRST_WORDS.map(fold));
const TITLES = new Set([...LAST_WORDS, ...FIRST_WORDS].map(fold));
const TITLE_ANYWHERE =
  /工程师|工程師|经理|經理|主管|总监|總監|专员|專員|助理|设计师|設計師|分析师|分析師|会计|會計|教师|教師|老师|老師|顾问|顧問|总裁|總裁|主任|编辑|編輯|销售|實習生|实习生|架构师|开发|開發|运营|營運|出纳|秘书|店长|店長|護理師|护士|律师|律師|研究员|研究員|讲师|講師|培训师|業務|行銷|專案|组长|組長|负责人|負責人|厨师|廚師|司机|エンジニア|マネージャー|マネジャー|デザイナー|プログラマ|コンサルタント|営業|課長|部長|係長|主任|リーダー|ディレクター|アナリスト|アシスタント|事務|スタッフ|教員|講師|看護師|開発者|担当|社員|インターン|販売|مهندس|مدير|محاسب|مطور|مصمم|محلل|مساعد|مشرف|معلم|مدرس|أخصائي|اخصائي|منسق|موظف|رئيس|مندوب|مستشار|طبيب|ممرض|متدرب|سكرتير|باحث|صحفي|مترجم|مبرمج|فني|استشاري/u;

/** Words in the names of organizations. */
const ORGANIZATION =
  /\b(inc|incorporated|llc|llp|ltd|limited|corp|corporation|company|co|plc|gmbh|ag|pte|pvt|sdn|bhd|berhad|tbk|cv|pt|s\.?a|s\.?l|s\.?r\.?l|ltda|eireli|sarl|bv|nv|oy|ab|as|a\.?s|sti|group|grup|grupo|holdings?|bank|banco|bankasi|university|college|school|institute|academy|hospital|clinic|klinik|medical|center|centre|laborator(y|ies)|labs?|studios?|agency|associates|partners|services|solutions|systems|technolog(y|ies)|tech|software|consulting|consultancy|consultants|industries|enterprises?|international|global|foundation|ministry|department|dept|council|authority|commission|municipality|government|church|restaurant|grill|cafe|hotel|resort|hotels|airlines?|airways|insurance|financial|finance|capital|ventures|media|networks?|communications|telecom|logistics|motors|pharmaceuticals?|pharma|foods?|stores?|supermarkets?|mall|club|society|association|union|organi[sz]ation|universitas|universiti|universidad|universidade|universitesi|sekolah|yayasan|rumah sakit|sirketi|holding|fundacion|fundacao|hermanos|irmaos|dinas|kementerian|jabatan|firm|cpa|research|interactive|digital|energy|electric|electronics|construction|properties|realty|trading|retail|market|marketing agency|cooperative|board|bureau|council|college|army|navy|air force|marine corps|startup)\b/iu;
const ORGANIZATION_ANYWHERE =
  /公司|集团|集團|银行|銀行|大学|大學|医院|醫院|学校|學校|株式会社|有限会社|合同会社|研究所|研究院|事务所|事務所|工作室|中心|科技|酒店|财团|財團|協会|협회|商店|法人|شركة|مؤسسة|بنك|مصرف|جامعة|مستشفى|مدرسة|مجموعة|وزارة|معهد|مركز|هيئة|مكتب/u;

/** Endings of Chinese and Japanese titles, in texts too short to be a sentence. */
const TITLE_ENDING =
  /^[\p{L}\p{N}・／/（）() -]{0,16}(?:员|員|师|師|手|长|長|官|者|士|监督|監督|担当|代表|坐席|保安|司机|司機|駕駛|前台|主厨|主廚|副厨|二廚|助手|导购|客服|夥伴|伙伴|(?:电|電|焊|接|操作|作业|作業|装配|裝配|维修|維修|技|木)工|ドライバー|オペレーター|アドバイザー|ライダー|スタイリスト|シェフ|バリスタ|補助|施工管理|サポート|フロント)$/u;
/** Arabic titles by whole words, with the article and in either gender. */
const TITLE_ARABIC =
  /(?<!\p{L})(?:ال)?(?:مسؤول|محرر|تنفيذي|ممثل|قائد|إداري|مشغل|سائق|عامل|مفتش|كهربائي|لحام|صيدلي|مقدم رعاية|شيف|طباخ|نادل|باريستا|بائع|أمين|خبير|مصفف|حارس|ميكانيكي|مدقق|كاتب|محامي|مبرمج|مدرب|مسوق|مصور|مراقب)ة?(?!\p{L})/u;

const hasForeignTitle = (text: string): boolean => TITLE_ANYWHERE.test(text) || TITLE_ENDING.test(text.trim()) || TITLE_ARABIC.test(text);

/** The dictionary form of a word in a title: in Turkish, the last word takes an ending ("Depo Görevlisi", "Kamyon Şoförü"). */
const TURKISH_ENDING = /(?<=[a-z]{4})s?[iu]$/;
const isTitleWord = (word: string): boolean => TITLES.has(word) || (TURKISH_ENDING.test(word) && TITLES.has(word.replace(TURKISH_ENDING, '')));

const titleWordsIn = (text: string): number => fold(text).split(' ').filter(isTitleWord).length;

/** "Engineer II", "Analyst (Contract)", "Officer 3": a rank after a title's last word. */
const RANK = /(?:(?:(?<!\s)\s+)?\([^()]*\)|(?:(?:(?<!\s)\s+)?,\s+|(?<!\s)\s+)(?:[IVX]{1,4}|[1-9]|L\d|Lv\.?\s?\d))\s*$/u;
const withoutRank = (text: string): string => text.trim().replace(RANK, '').replace(RANK, '');

/** How likely a text is a job title; 0 for not at all. The last word counts most. */
export function titleScore(text: string): number {
  const words = fold(withoutRank(text)).split(' ');
  const hits = titleWordsIn(text) + (hasForeignTitle(text) ? 2 : 0);
  if (hits === 0) return 0;
  const atEnd = isTitleWord(words.at(-1) ?? '') || isTitleWord(words[0] ?? '') ? 1 : 0;
  return Math.min(hits, 3) + atEnd - (words.length > 8 ? 2 : 0);
}

/** How likely a text is an organization's name. "Software Engineer" and "Bank Teller" are roles, not places of work. */
export function organizationScore(text: string): number {
  const folded = plainEnds(text);
  const words = fold(withoutRank(text)).split(' ');
  const isTitle = isTitleWord(words.at(-1) ?? '') || FIRSTS.has(words[0] ?? '');
  let score = 0;
  if ((!isTitle && ORGANIZATION.test(folded)) || ORGANIZATION_ANYWHERE.test(text)) score += 2;
  if (/\b(inc|llc|ltd|corp|gmbh|pte|bhd|plc|tbk|ltda|s\.a|a\.ş)\.?\s*$|^(pt|cv)\.?\s|公司$|^株式会社|株式会社$|^شركة/iu.test(text.trim())) score += 2;
  return score;
}

const plainEnds = (text: string): string => fold(text).replaceAll(/\s+/g, ' ');
