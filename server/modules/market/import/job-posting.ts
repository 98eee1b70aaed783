import { numberOf } from './fields.ts';
import { EMPTY_ROW, type FeedRow } from './row.ts';

type Json = Record<string, unknown>;

/** Whether an object is a schema.org JobPosting, by any spelling of its type. */
export function isJobPosting(value: Json): boolean {
  return [value['@type'] ?? value['type']].flat().some((type) => typeof type === 'string' && /(?:^|[/:#])JobPosting$/.test(type));
}

/** A row from a schema.org JobPosting (https://schema.org/JobPosting). Any property may be a text, an object, or a list of either. */
export function rowFromJobPosting(posting: Json): FeedRow {
  const identifier = one(posting['identifier']);
  const organization = one(posting['hiringOrganization']);
  const places = many(posting['jobLocation']).map(placeOf);
  const pay = payOf(posting['baseSalary'] ?? posting['estimatedSalary']);
  return {
    ...EMPTY_ROW,
    source: isObject(identifier) ? text(identifier['name'] ?? identifier['propertyID']) : null,
    sourceId: isObject(identifier) ? text(identifier['value'] ?? identifier['@id']) : (text(identifier) ?? text(posting['@id'])),
    title: text(posting['title'] ?? posting['name']) ?? '',
    company:
      (isObject(organization)
        ? text(organization['legalName'] && !organization['name'] ? organization['legalName'] : organization['name'])
        : text(organization)) ?? '',
    description: descriptionOf(posting),
    places: places.flatMap(({ place }) => place ?? []),
    street: places[0]?.street ?? null,
    postcode: places[0]?.postcode ?? null,
    latitude: places[0]?.latitude ?? null,
    longitude: places[0]?.longitude ?? null,
    country: places.find(({ country }) => country)?.country ?? applicantCountry(posting['applicantLocationRequirements']),
    ...pay,
    jobTypes: many(posting['employmentType'])
      .flatMap((type) => text(type)?.split(/[,;|]/) ?? [])
      .map((type) => type.trim())
      .filter(Boolean),
    arrangement: text(one(posting['jobLocationType'])),
    experience: experienceOf(one(posting['experienceRequirements'])),
    education: credentialOf(one(posting['educationRequirements'])),
    categories: many(posting['occupationalCategory']).flatMap((entry) => text(isObject(entry) ? (entry['name'] ?? entry['codeValue']) : entry) ?? []),
    industry: text(isObject(one(posting['industry'])) ? (one(posting['industry']) as Json)['name'] : one(posting['industry'])),
    skills: many(posting['skills'])
      .flatMap((skill) => text(isObject(skill) ? skill['name'] : skill)?.split(/[,;、]/) ?? [])
      .map((skill) => skill.trim())
      .filter(Boolean),
    url: text(one(posting['url'])) ?? text(posting['sameAs']),
    postedAt: text(posting['datePosted']),
    validThrough: text(posting['validThrough']),
    language: text(posting['inLanguage']),
  };
}

/** The description, with a heading for each part that some feeds put in other fields. */
function descriptionOf(posting: Json): string {
  const own = text(posting['description']) ?? '';
  const parts = [
    ['responsibilities', 'Responsibilities'],
    ['qualifications', 'Qualifications'],
  ].flatMap(([property = '', heading]) => {
    const part = many(posting[property])
      .flatMap((entry) => text(entry) ?? [])
      .join('\n');
    return part.length > 40 && !own.includes(part.slice(0, 60)) ? [`${heading}:\n${part}`] : [];
  });
  return [own, ...parts].filter(Boolean).join(/<\w+/.test(own) ? '<br><br>' : '\n\n');
}

function placeOf(value: unknown): {
  place: string | null;
  street: string | null;
  postcode: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
} {
  const none = { place: null, street: null, postcode: null, country: null, latitude: null, longitude: null };
  if (!isObject(value)) return { ...none, place: text(value) };
  const address = one(value['address']);
  const geo = one(value['geo']);
  const point = isObject(geo) ? { latitude: numberOf(geo['latitude']), longitude: numberOf(geo['longitude']) } : { latitude: null, longitude: null };
  if (!isObject(address)) return { ...none, ...point, place: text(address) ?? text(value['name']) };
  const [locality, region] = [text(address['addressLocality']), text(address['addressRegion'])];
  const country = address['addressCountry'];
  return {
    ...point,
    place: locality && region && !locality.includes(region) ? `${locality}, ${region}` : (locality ?? region ?? text(value['name'])),
    street: text(address['streetAddress']),
    postcode: text(address['postalCode']),
    country: isObject(country) ? text(country['name'] ?? country['identifier']) : text(country),
  };
}

/** baseSalary as MonetaryAmount, with QuantitativeValue inside it, or as PriceSpecification, a number or a text. */
function payOf(value: unknown): Pick<FeedRow, 'salaryText' | 'salaryFrom' | 'salaryTo' | 'currency' | 'period'> {
  const pay = one(value);
  const none = { salaryText: null, salaryFrom: null, salaryTo: null, currency: null, period: null };
  if (!isObject(pay)) return { ...none, salaryText: text(pay) };
  const amount = one(pay['value']);
  const quantity = isObject(amount) ? amount : pay;
  const [from, to, exact] = [
    numberOf(quantity['minValue'] ?? quantity['minPrice']),
    numberOf(quantity['maxValue'] ?? quantity['maxPrice']),
    isObject(amount) ? quantity['value'] : (amount ?? pay['price']),
  ];
  const isWords = typeof exact === 'string' && !/^[\d.,\s]+$/.test(exact);
  return {
    salaryText: isWords ? text(exact) : null,
    salaryFrom: from ?? (isWords ? null : numberOf(exact)),
    salaryTo: to ?? (isWords || from !== null ? null : numberOf(exact)),
    currency: text(pay['currency'] ?? pay['priceCurrency'] ?? quantity['currency']),
    period: text(quantity['unitText'] ?? pay['unitText'] ?? quantity['unitCode'] ?? pay['duration']),
  };
}

function experienceOf(value: unknown): string | null {
  if (!isObject(value)) return text(value);
  const months = numberOf(value['monthsOfExperience']);
  return months === null ? text(value['description'] ?? value['name']) : `${Math.floor(months / 12)} years`;
}

function credentialOf(value: unknown): string | null {
  return isObject(value) ? text(one(value['credentialCategory']) ?? value['name'] ?? value['description']) : text(value);
}

function applicantCountry(value: unknown): string | null {
  const first = one(value);
  return isObject(first) ? text(first['name']) : text(first);
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function many(value: unknown): unknown[] {
  return (Array.isArray(value) ? value : [value]).filter((entry) => entry !== null && entry !== undefined).slice(0, 200);
}

function one(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}

function text(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() || null;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}
