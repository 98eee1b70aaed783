import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { coverPath, logoPath } from '../../../contract/drawings.ts';
import type { JobDetail } from '../../../contract/records.ts';
import { htmlOfText } from '../../lib/postingText.ts';
import { serverInstantIn } from '../../services/serverClock.ts';
import { JobDescription } from '../shared/job/JobDescription.tsx';
import { JobFacts } from '../shared/job/JobFacts.tsx';
import { JobHead } from '../shared/job/JobHead.tsx';
import { JobPromise } from '../shared/job/JobPromise.tsx';
import { type Editing, useEditing } from './editing.ts';
import { PreviewQuestions } from './PreviewQuestions.tsx';

const sheet = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32',
  p: { base: '16', md: '24' },
  borderRadius: 'card',
  bg: 'raised',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
});

/** The job page as a job seeker will see it, from the current input. */
export function PostingPreview() {
  const { t } = useTranslation('postings');
  const editing = useEditing();
  const job = shown(editing, t('preview.empty'));
  return (
    <div className={sheet}>
      <JobHead job={job} now={job.posted_at ?? job.confirmed_at} headingLevel="h2">
        <JobPromise job={job} />
      </JobHead>
      <JobFacts job={job} />
      <JobDescription job={job} none={t('preview.noDescription')} />
      <PreviewQuestions questions={editing.fields.screening_questions} />
    </div>
  );
}

function shown({ editing: { company, posting }, fields, lists }: Editing, untitled: string): JobDetail {
  const optionIn = (list: keyof Editing['lists'], id: number | null) => lists[list].find((one) => one.id === id) ?? null;
  const places = fields.location_ids.flatMap((id) => optionIn('places', id) ?? []);
  // What can't be read as an amount isn't shown as one.
  const [least, most] = [fields.salary_from, fields.salary_to].map((amount) => (Number.isNaN(amount) ? null : amount)) as [number | null, number | null];
  const from = least ?? most;
  const now = serverInstantIn(0);
  return {
    id: posting.id,
    url: posting.url,
    title: fields.title || untitled,
    company: {
      id: company.id,
      name: company.name,
      logo: logoPath(company.id),
      is_verified: company.is_verified,
      promise_kept: null,
      promise_record: company.promise_record,
    },
    location: places[0]?.value ?? '',
    other_locations: Math.max(0, places.length - 1),
    country_id: company.country_id,
    salary:
      from === null || fields.is_salary_masked || fields.salary_currency === ''
        ? null
        : { from, to: most, currency: fields.salary_currency, period: fields.salary_period },
    job_type: optionIn('job_types', fields.job_type_id),
    work_arrangement: fields.work_arrangement,
    xp_lvl: optionIn('xp_lvls', fields.xp_lvl_id),
    degree: optionIn('degrees', fields.degree_id),
    posted_at: posting.posted_at ?? now,
    status: 'open',
    promise_days: fields.apply_url === '' ? fields.promise_days : null,
    is_external: fields.apply_url !== '',
    can_apply: true,
    is_urgent: fields.is_urgent,
    is_featured: false,
    description: htmlOfText(fields.description),
    language: fields.language,
    skills: fields.skills,
    benefits: fields.benefit_ids.flatMap((id) => optionIn('job_benefit_lists', id) ?? []),
    industry: null,
    main_function: null,
    job_function: optionIn('job_functions', fields.job_function_id),
    function_title: null,
    company_size: null,
    locations: [],
    locality: null,
    address: null,
    postal_code: null,
    latitude: null,
    longitude: null,
    valid_through: now,
    confirmed_at: now,
    eligibility: fields.eligibility,
    apply_url: null,
    screening_questions: [],
    company_cover: coverPath(company.id),
    company_about: null,
    company_open_jobs: 0,
    company_domain: null,
    company_website: null,
    source: null,
    recruiter: null,
  };
}
