import { EMPTY_ROW, type FeedRow } from './row.ts';

type Field = keyof FeedRow | 'city' | 'state' | 'applyUrl';

/** Names of each field in CSV headers, XML elements and JSON keys, folded like `keyOf`. Earlier names win. */
const ALIASES: Record<Field, string> = {
  source: 'source feed feedname',
  sourceId: 'referencenumber referenceid reference partnerjobid jobid externalid requisitionid reqid guid id jobreference 職缺代碼',
  title:
    'title jobtitle position positiontitle positionname role vacancy 職稱 職務名稱 職缺名稱 职位 职位名称 職種 求人タイトル judul posisi jawatan cargo puesto titulo pozisyon 职位标题',
  company:
    'company companyname employer employername organization organisation hiringorganization advertiser recruiter 公司 公司名稱 公司名称 会社名 企業名 perusahaan syarikat empresa sirket şirket',
  description:
    'description jobdescription body content details summary text 工作內容 工作内容 職務內容 职位描述 仕事内容 deskripsi keterangan descricao descripcion aciklama',
  city: 'city town locality addresslocality 城市',
  places: 'location locations joblocation place workplace area 地點 工作地點 上班地點 工作地点 勤務地 lokasi ubicacion localizacao konum',
  state: 'state region province addressregion county',
  postcode: 'postalcode postcode zip zipcode',
  street: 'streetaddress street address 地址',
  latitude: 'latitude lat',
  longitude: 'longitude lng lon long',
  country: 'country countrycode addresscountry countryname 國家',
  salaryText: 'salarytext salary salaryrange pay compensation wage salaryinfo 薪資 薪水 工作待遇 薪资 給与 gaji salario ucret maas',
  salaryFrom: 'salarymin salaryfrom minsalary minimumsalary salarylow salarieslowendamount salariessalarylowendamount',
  salaryTo: 'salarymax salaryto maxsalary maximumsalary salaryhigh salariessalaryhighendamount',
  currency: 'currency salarycurrency currencycode salariessalarylowendcurrencycode salariessalaryhighendcurrencycode',
  period: 'period salaryperiod salaryfrequency salaryunit salarytype payperiod salariessalaryperiod',
  jobTypes: 'employmenttype jobtype jobtypes contracttime contracttype type worktype employment 工作性質 工作性质 雇用形態',
  arrangement: 'remotetype isremote remote workarrangement joblocationtype telecommute workplacetype workplacetypes',
  experience: 'experience experiencelevel yearsofexperience experiencerequirements workexperience 經歷 工作經歷 经验',
  education: 'education educationrequirements degree qualification qualifications 學歷 學歷要求 学历',
  categories: 'category categories jobfunction jobfunctions jobfunctionsjobfunction function classification occupationalcategory 職務類別',
  industry: 'industry industries sector 產業',
  skills: 'skills skill requiredskills tags 技能',
  applyUrl: 'applyurl applicationurl',
  url: 'url link joburl detailurl landingpage 網址',
  postedAt: 'date posted dateposted postedat publishdate publisheddate posteddate pubdate postingdate created createdat 刊登日期',
  validThrough: 'validthrough expirationdate expirydate expires deadline closingdate enddate',
  language: 'lang language locale',
};
const FIELD_OF = new Map(
  Object.entries(ALIASES).flatMap(([field, names]) => names.split(' ').map((name, rank) => [name, { field: field as Field, rank }] as const)),
);

/** Whether a header row is one we can read, that is, has a title. */
export function namesTitle(keys: readonly string[]): boolean {
  return keys.some((key) => FIELD_OF.get(keyOf(key))?.field === 'title');
}

/** Whether a row repeats the header: its title and its company are the names of such fields. */
export function isHeader({ title, company }: Pick<FeedRow, 'title' | 'company'>): boolean {
  return namesTitle([title]) && FIELD_OF.get(keyOf(company))?.field === 'company';
}

/** A key for comparison: lower case, letters and digits only. "Salary_Min", "salaryMin" and "salary min" are equal. */
function keyOf(key: string): string {
  return key
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * A row from named fields: a CSV record, an XML element's children, or a plain JSON object. Ignores unknown names and leaves texts unchanged. Lists may be
 * arrays or comma-separated.
 */
export function rowFromFields(fields: Readonly<Record<string, unknown>>): FeedRow {
  const found = new Map<Field, { rank: number; value: unknown }>();
  for (const [key, value] of Object.entries(fields)) {
    const target = FIELD_OF.get(keyOf(key));
    if (!target || value === null || value === undefined || value === '') continue;
    const known = found.get(target.field);
    if (!known || target.rank < known.rank) found.set(target.field, { rank: target.rank, value });
  }
  const text = (field: Field): string | null => textOf(found.get(field)?.value);
  const list = (field: Field, separator = /[,;|、，]/): string[] => listOf(found.get(field)?.value, separator);
  return {
    ...EMPTY_ROW,
    source: text('source'),
    sourceId: text('sourceId'),
    title: text('title') ?? '',
    company: text('company') ?? '',
    description: text('description') ?? '',
    places: placesOf(text('city'), text('state'), found.get('places')?.value),
    street: text('street'),
    postcode: text('postcode'),
    latitude: numberOf(text('latitude')),
    longitude: numberOf(text('longitude')),
    country: text('country'),
    salaryText: text('salaryText'),
    salaryFrom: numberOf(text('salaryFrom')),
    salaryTo: numberOf(text('salaryTo')),
    currency: text('currency'),
    period: text('period'),
    jobTypes: list('jobTypes'),
    arrangement: text('arrangement'),
    experience: text('experience'),
    education: text('education'),
    categories: list('categories'),
    industry: text('industry'),
    skills: list('skills'),
    url: text('applyUrl') ?? text('url'),
    postedAt: text('postedAt'),
    validThrough: text('validThrough'),
    language: text('language'),
  };
}

function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() || null;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? textOf(value[0]) : null;
}

function listOf(value: unknown, separator: RegExp): string[] {
  const entries = Array.isArray(value) ? value.flatMap((entry) => textOf(entry) ?? []) : (textOf(value)?.split(separator) ?? []);
  return entries
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .slice(0, 50);
}

/** Several places are a list or separated by ";". A city with its state is one place. */
function placesOf(city: string | null, state: string | null, location: unknown): string[] {
  const places = listOf(location, /[;|\n]|\s\/\s/);
  if (city) return [state && !city.includes(state) ? `${city}, ${state}` : city, ...places.slice(1)];
  return state && places.length === 1 && !places[0]?.includes(state) ? [`${places[0]}, ${state}`] : places.length > 0 ? places : state ? [state] : [];
}

/** A plain number, or null. "1,200" and "12k" are parsed as salary text instead. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const digits = typeof value === 'string' ? /-?\d+(?:\.\d+)?/.exec(value.replace(/,(?=\d{3}\b)/g, ''))?.[0] : undefined;
  return digits === undefined ? null : Number(digits);
}
