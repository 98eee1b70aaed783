/** Labels before a value in forms, in the 10 languages: "E-mail:", "公司：", "Jabatan :". */
const LABELS = {
  name: 'name|full name|nama|nama lengkap|nama penuh|ad soyad|adı soyadı|isim|nombre|nombre completo|nome|nome completo|nama calon|ad ve soyad|nombres y apellidos|nombre y apellidos|apellidos y nombre|姓名|中文姓名|名字|氏名|名前|お名前|الاسم|الاسم الكامل',
  email:
    'e-?mail|e-?mail address|email id|邮箱|電子郵件|电子邮件|電郵|电邮|メール|メールアドレス|correo|correo electrónico|correo electronico|emel|surel|e-?posta|البريد الإلكتروني|البريد الالكتروني|ايميل|信箱|电子邮箱|電子信箱|eメール',
  phone:
    'phone|phone number|mobile|mobile number|mobile no|cell|cell phone|tel|telephone|contact|contact no|contact number|whatsapp|hp|no\\.? hp|no\\.? telp|no\\.? tel|telp|telepon|nomor telepon|telefon|no\\.? telefon|nombor telefon|gsm|cep|cep telefonu|teléfono|telefono|móvil|celular|telefone|电话|電話|手机|手機|联系电话|聯絡電話|行動電話|携帯|携帯電話|電話番号|手机号码|الهاتف|هاتف|الجوال|رقم الهاتف|جوال|الموبايل|p|t|m',
  location:
    'address|location|home address|current location|city|residence|current address|alamat|domisili|tempat tinggal|adres|şehir|ikamet|dirección|direccion|domicilio|ubicación|ciudad|endereço|endereco|cidade|localização|residência|地址|住址|现居地|居住地|所在地|現居地|通訊地址|住所|現住所|所在城市|现居住地|العنوان|المدينة|الإقامة|مكان الإقامة',
  company:
    'company|company name|employer|employer name|name of (?:the )?(?:company|employer)|name and address of (?:the )?employer|company/organi[sz]ation|organi[sz]ation|公司|公司名称|公司名稱|任職公司|服務單位|工作单位|单位|单位名称|雇主|会社名|企業名|勤務先|perusahaan|nama perusahaan|syarikat|nama syarikat|majikan|nama majikan|işveren|firma adı|empleador|empregador|şirket|firma|kurum|empresa|compañía|companhia|organización|الشركة|اسم الشركة|جهة العمل',
  title:
    'position|position title|positions? held|job title|job position|title|role|designation|post|occupation|occupation or position held|职位|職位|職位名稱|职位名称|职务|職務|職務名稱|岗位|職稱|役職|職種|jabatan|posisi|jawatan|pozisyon|unvan|görev|ünvan|cargo|puesto|posición|função|funcao|rol|المسمى الوظيفي|الوظيفة|المنصب',
  period:
    'period|dates?|dates? \\(from.{1,12}to\\)|inclusive dates?|dates? employed|duration|from|years?|tenure|时间|時間|期间|期間|任职时间|任職時間|任職期間|服務期間|服务期间|在職期間|在籍期間|就學期間|就讀期間|就读期间|修業期間|學歷時間|起止时间|起訖時間|起訖年月|年月|periode|tahun|yıl|año|años|ano|masa kerja|tempoh|tarih|dönem|período|periodo|fecha|fechas|data|الفترة|المدة|التاريخ|graduation date|graduation|graduated|year graduated|year of graduation|date of graduation|就读时间|毕业时间|tahun lulus|mezuniyet',
  school:
    'school|university|institution|school/university|name of (?:the )?(?:school|institution)|name and type of organi[sz]ation(?: providing(?: education(?: and(?: training)?)?)?)?|college|school name|institute|学校|毕业院校|毕业学校|畢業學校|畢業院校|就讀學校|學校名稱|院校名称|院校|學校|学校名称|学校名|大学|universitas|universiti|institusi|sekolah|nama sekolah|nama institusi|nama universitas|perguruan tinggi|nama perguruan tinggi|okul|okul adı|kurum adı|nombre de la institución|nome da instituição|instituição de ensino|üniversite|universidad|institución|centro|universidade|instituição|الجامعة|المؤسسة التعليمية|المدرسة',
  degree:
    'degree|qualification|qualifications? obtained|degree/course|title of qualification(?: awarded)?|course/degree|level|education level|学位|學位|学历|學歷|教育程度|gelar|jenjang|jenjang pendidikan|kelulusan|peringkat|nível|öğrenim düzeyi|nivel de estudios|tahap|derece|título|titulo|grado|grau|titulación|nivel|الدرجة|الدرجة العلمية|الشهادة|المؤهل',
  field:
    'major|field of study|majors?|specialization|specialisation|concentration|course|program|programme|专业|專業|主修|科系|専攻|学部|jurusan|program studi|prodi|bidang|bölüm|bolum|alan|especialidad|carrera|curso|área|التخصص|تخصص|المجال',
  score:
    'gpa|cgpa|cumulative gpa|grade|ipk|score|percentage|cgpa/gpa|绩点|平均成绩|平均成績|promedio|not ortalaması|not ortalamasi|média|cra|png|المعدل|التقدير',
  duty: 'main activities and responsibilities|responsibilities|duties|duties and responsibilities|job description|description|main responsibilities|principal subjects/occupational skills covered|remarks',
  sector: 'type of business or sector|business or sector|industry|nature of business',
} as const;

export type Label = keyof typeof LABELS;

const PATTERNS = (Object.entries(LABELS) as [Label, string][]).map(
  ([label, names]) => [label, new RegExp(`^\\s*(?:${names})\\s*[:：]\\s*(\\S.*)$`, 'iu')] as const,
);

/** The label of a text, and the value after it; null if the text has none of our labels. */
export function labeled(text: string): { label: Label; value: string } | null {
  for (const [label, pattern] of PATTERNS) {
    const value = pattern.exec(text)?.[1]?.trim();
    if (value) return { label, value };
  }
  return null;
}

const BARE = (Object.entries(LABELS) as [Label, string][]).map(([label, names]) => [label, new RegExp(`^\\s*(?:${names})\\s*(?:[:：]\\s*)?$`, 'iu')] as const);

/** The label that is the whole text: the heading of a table's column, or a form's label next to its value. */
export function bareLabel(text: string): Label | null {
  return text.length > 70 ? null : (BARE.find(([, pattern]) => pattern.test(text))?.[0] ?? null);
}

export function valueOf(text: string, label: Label): string | null {
  const [, pattern] = PATTERNS.find(([name]) => name === label) ?? [];
  return pattern?.exec(text)?.[1]?.trim() ?? null;
}
