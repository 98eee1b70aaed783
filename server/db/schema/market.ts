import { sql } from 'drizzle-orm';
import { boolean, customType, date, doublePrecision, index, integer, jsonb, pgTable, real, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from './auth.ts';
import { at } from './columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const location = pgTable(
  'location',
  {
    id: integer('id').primaryKey(),
    countryId: smallint('country_id').notNull(),
    name: text('name').notNull(),
    /** The state, province or region it's in. Null if it is one itself. */
    region: text('region'),
    seoValue: text('seo_value').notNull(),
    /** Names in other scripts and languages, for search: "東京", "Tokio". */
    aliases: text('aliases').array().notNull().default([]),
    latitude: real('latitude').notNull(),
    longitude: real('longitude').notNull(),
  },
  (t) => [uniqueIndex('location_seo').on(t.countryId, t.seoValue)],
);

/** The taxonomy: main functions → functions → titles (specification §3). `names` by language tag; English always. */
export const mainFunction = pgTable('main_function', {
  id: integer('id').primaryKey(),
  value: text('value').notNull(),
  seoValue: text('seo_value').notNull(),
  names: jsonb('names').$type<Record<string, string>>().notNull().default({}),
});
export const jobFunction = pgTable('job_function', {
  id: integer('id').primaryKey(),
  mainFunctionId: integer('main_function_id')
    .notNull()
    .references(() => mainFunction.id),
  value: text('value').notNull(),
  seoValue: text('seo_value').notNull(),
  names: jsonb('names').$type<Record<string, string>>().notNull().default({}),
});
export const functionTitle = pgTable('function_title', {
  id: integer('id').primaryKey(),
  jobFunctionId: integer('job_function_id')
    .notNull()
    .references(() => jobFunction.id),
  value: text('value').notNull(),
  seoValue: text('seo_value').notNull(),
  names: jsonb('names').$type<Record<string, string>>().notNull().default({}),
});

export const company = pgTable(
  'company',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    /** Lowercase, without legal forms and punctuation. A company has one row per country. */
    nameKey: text('name_key').notNull(),
    /** A key that is equal for names that look the same (import/look-alike.ts). Null until the server starts (modules/employer/known-names.ts). */
    lookKey: text('look_key'),
    slug: text('slug').notNull(),
    countryId: smallint('country_id').notNull(),
    industryId: smallint('industry_id'),
    sizeId: smallint('size_id'),
    financingStageId: smallint('financing_stage_id'),
    foundedOn: date('founded_on'),
    website: text('website'),
    /** The website its name came with, from a feed or the operator, never from its own members. */
    knownWebsite: text('known_website'),
    /** The domain of `website`, once a member confirmed an address there. It proves nothing about the name. */
    confirmedDomain: text('confirmed_domain'),
    about: text('about'),
    isVerified: boolean('is_verified').notNull().default(false),
    /** Whether its name is verified. `isVerified` is true only for `verified`. */
    verification: text('verification', { enum: ['none', 'pending', 'verified', 'refused'] })
      .notNull()
      .default('none'),
    registeredName: text('registered_name'),
    companyType: text('company_type'),
    listingStatus: text('listing_status'),
    address: text('address'),
    culture: text('culture'),
    benefitIds: smallint('benefit_ids').array().notNull().default([]),
    /** Its values, as ids of `company_culture_lists`. */
    cultureIds: smallint('culture_ids').array().notNull().default([]),
    /** Applications whose reply was due in the last 90 days, and how many of them got one on time. */
    promisesDue: integer('promises_due').notNull().default(0),
    promisesKept: integer('promises_kept').notNull().default(0),
    /** How many of those have no application here. Companies of a demo market start with some. */
    promisesDueBefore: integer('promises_due_before').notNull().default(0),
    promisesKeptBefore: integer('promises_kept_before').notNull().default(0),
    /** The last outcomes, oldest first, one character each (contract: `promise_record`). */
    promiseRecord: text('promise_record').notNull().default(''),
    promiseRecordBefore: text('promise_record_before').notNull().default(''),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('company_key').on(t.countryId, t.nameKey),
    index('company_look').on(t.lookKey),
    index('company_name_trgm').using('gin', t.name.op('gin_trgm_ops')),
  ],
);

/**
 * A vacancy. `ttsv` and `tsv` serve the search (docs/decisions/search.md): both contain the words and every filter value as lexemes. Only
 * server/modules/market/search writes them, and they're null while the job isn't open.
 */
export const job = pgTable(
  'job',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id),
    countryId: smallint('country_id').notNull(),
    locationId: integer('location_id').references(() => location.id),
    /** Every place where the vacancy is open, including the first. */
    locationIds: integer('location_ids').array().notNull().default([]),
    /** The place as the employer wrote it, if it isn't one of ours. */
    locationText: text('location_text'),
    title: text('title').notNull(),
    functionTitleId: integer('function_title_id'),
    jobFunctionId: integer('job_function_id'),
    mainFunctionId: smallint('main_function_id'),
    industryId: smallint('industry_id'),
    jobTypeId: smallint('job_type_id'),
    workArrangement: text('work_arrangement', { enum: ['onsite', 'hybrid', 'remote'] })
      .notNull()
      .default('onsite'),
    xpLvlId: smallint('xp_lvl_id'),
    degreeId: smallint('degree_id'),
    salaryFrom: doublePrecision('salary_from'),
    salaryTo: doublePrecision('salary_to'),
    salaryCurrency: text('salary_currency'),
    salaryPeriod: text('salary_period', { enum: ['hour', 'day', 'month', 'year'] }),
    /** Per month, in the country's currency. The salary filter and the sort by salary compare this. */
    salaryMonthFrom: doublePrecision('salary_month_from'),
    salaryMonthTo: doublePrecision('salary_month_to'),
    status: text('status', { enum: ['draft', 'open', 'confirmDue', 'stale', 'delisted', 'onHold', 'closed', 'deleted'] })
      .notNull()
      .default('open'),
    /** Whether its employer closed it here. A feed that still lists it doesn't reopen it. */
    isClosedByEmployer: boolean('is_closed_by_employer').notNull().default(false),
    /** The recruiter who posted it here. Null if it was imported, or seeded for a company without members. */
    postedBy: uuid('posted_by').references(() => user.id, { onDelete: 'set null' }),
    /** When we ask its employer whether it's still open. Null if we ask nobody. */
    confirmDueAt: at('confirm_due_at'),
    isSalaryMasked: boolean('is_salary_masked').notNull().default(false),
    isUrgent: boolean('is_urgent').notNull().default(false),
    /** When the urgent mark of a published job ends automatically. */
    urgentUntil: at('urgent_until'),
    /** The end of the period in which the operator features it. Null if it isn't featured. */
    featuredUntil: at('featured_until'),
    postedAt: at('posted_at').notNull(),
    /** False if the ad gives no date. `posted_at` is then only used for sorting. */
    isDateKnown: boolean('is_date_known').notNull().default(true),
    /** When an import first brought it. Null for jobs posted here, which have `posted_at`. */
    listedAt: at('listed_at'),
    validThrough: at('valid_through').notNull(),
    confirmedAt: at('confirmed_at').notNull(),
    promiseDays: smallint('promise_days'),
    applyUrl: text('apply_url'),
    /** False for jobs from a feed: nobody here reads their applications until their employer joins. */
    takesApplications: boolean('takes_applications').notNull().default(true),
    eligibility: text('eligibility').array().notNull().default([]),
    skills: text('skills').array().notNull().default([]),
    benefitIds: smallint('benefit_ids').array().notNull().default([]),
    /** The town, if it isn't one of our places. */
    locality: text('locality'),
    address: text('address'),
    postalCode: text('postal_code'),
    latitude: real('latitude'),
    longitude: real('longitude'),
    language: text('language').notNull().default('en'),
    description: text('description').notNull().default(''),
    /** Its origin: 'seed', 'employer', or the name of a feed. `sourceId` is its reference there. */
    source: text('source').notNull(),
    sourceId: text('source_id').notNull(),
    /** Digest of the imported data. Imports skip unchanged rows. */
    contentHash: text('content_hash').notNull().default(''),
    /** Normalized company, title and text. The same vacancy posted twice is one job. */
    vacancyKey: text('vacancy_key').notNull(),
    /** Company, title and place of an imported job. Duplicates are searched among jobs with the same key, by `textSketch` (import/text-sketch.ts). */
    doubleKey: text('double_key'),
    textSketch: integer('text_sketch').array(),
    ttsv: tsvector('ttsv'),
    tsv: tsvector('tsv'),
    /** The meaning of its title, for ranking (modules/market/search/titles/meaning.ts). Null until it's indexed. */
    titleMeaning: text('title_meaning'),
  },
  (t) => [
    uniqueIndex('job_vacancy').on(t.vacancyKey),
    index('job_double')
      .on(t.doubleKey)
      .where(sql`${t.doubleKey} is not null`),
    index('job_country_posted').on(t.countryId, t.postedAt, t.id),
    index('job_country_salary').on(t.countryId, t.salaryMonthTo.desc().nullsLast(), t.id.desc()),
    index('job_posted').on(t.postedAt, t.id),
    index('job_company').on(t.companyId),
    index('job_posted_by')
      .on(t.postedBy)
      .where(sql`${t.postedBy} is not null`),
    index('job_confirm_due').on(t.confirmDueAt),
    /** For the scheduled work that closes jobs. */
    index('job_ending')
      .on(t.validThrough)
      .where(sql`${t.status} in ('open', 'onHold')`),
    index('job_urgent_until')
      .on(t.urgentUntil)
      .where(sql`${t.urgentUntil} is not null`),
    index('job_featured_until')
      .on(t.featuredUntil)
      .where(sql`${t.featuredUntil} is not null`),
    index('job_ttsv').using('gin', t.ttsv).with({ fastupdate: false }),
    index('job_tsv').using('gin', t.tsv).with({ fastupdate: false }),
  ],
);

/** Every reference under which a vacancy was imported. Merged copies keep theirs, so importing the same file twice adds nothing. */
export const jobSource = pgTable(
  'job_source',
  {
    source: text('source').notNull(),
    sourceId: text('source_id').notNull(),
    jobId: integer('job_id')
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
    contentHash: text('content_hash').notNull(),
    seenAt: at('seen_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('job_source_key').on(t.source, t.sourceId), index('job_source_job').on(t.jobId)],
);

export const jobQuestion = pgTable(
  'job_question',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    jobId: integer('job_id')
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    kind: text('kind', { enum: ['text', 'number', 'yesNo', 'choice'] }).notNull(),
    text: text('text').notNull(),
    options: text('options').array().notNull().default([]),
    isRequired: boolean('is_required').notNull().default(true),
  },
  (t) => [index('job_question_job').on(t.jobId, t.position)],
);

/** Words and names for suggestions, with the number of open jobs each one finds. */
export const suggestionTerm = pgTable(
  'suggestion_term',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    countryId: smallint('country_id').notNull(),
    kind: text('kind', { enum: ['title', 'company', 'location', 'function'] }).notNull(),
    refId: integer('ref_id').notNull(),
    value: text('value').notNull(),
    /** Lowercase, without accents, split into words: the form that is compared. */
    folded: text('folded').notNull(),
    jobs: integer('jobs').notNull().default(0),
  },
  (t) => [
    uniqueIndex('suggestion_term_key').on(t.countryId, t.kind, t.refId),
    index('suggestion_folded_trgm').using('gin', t.countryId, t.folded.op('gin_trgm_ops')),
    index('suggestion_prefix').on(t.countryId, t.folded.op('text_pattern_ops')),
  ],
);

/** The folded words of titles, companies, places and skills. Used to correct typos in queries. */
export const searchWord = pgTable(
  'search_word',
  {
    countryId: smallint('country_id').notNull(),
    word: text('word').notNull(),
    /** Number of open jobs whose card shows it. */
    jobs: integer('jobs').notNull(),
  },
  (t) => [
    uniqueIndex('search_word_key').on(t.countryId, t.word),
    index('search_word_trgm').using('gin', t.countryId, t.word.op('gin_trgm_ops')),
    index('search_word_near').on(t.countryId, sql`left(${t.word}, 1)`, sql`length(${t.word})`),
  ],
);
