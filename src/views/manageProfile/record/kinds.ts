import BookOpen from '~icons/lucide/book-open';
import BriefcaseBusiness from '~icons/lucide/briefcase-business';
import Compass from '~icons/lucide/compass';
import GraduationCap from '~icons/lucide/graduation-cap';
import Languages from '~icons/lucide/languages';
import Link2 from '~icons/lucide/link-2';
import ScrollText from '~icons/lucide/scroll-text';
import UserRound from '~icons/lucide/user-round';
import type { IconComponent } from '../../ui/icon.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import type { RecordKind, Values } from '../../../machines/record/record.types.ts';
import type { Suggested } from '../../../services/profile/suggested.ts';
import type { Source } from './options.ts';

/** A field of a record's form: its control, and where its options come from. Labels are `profile:<kind>.<name>`. */
export interface FieldSpec {
  name: string;
  control: 'line' | 'suggested' | 'address' | 'area' | 'month' | 'monthOrYear' | 'day' | 'choice' | 'chips' | 'choices' | 'check' | 'amount' | 'certificate';
  required?: boolean;
  source?: Source;
  /** What is suggested while typing. */
  suggests?: Suggested;
  most?: number;
  /** Next to the following field if there is room. */
  isHalf?: boolean;
  autoComplete?: string;
  hasHint?: boolean;
  /** Shown only under a condition; hidden fields are empty. */
  when?: (values: Values) => boolean;
}

export interface KindLook {
  icon: IconComponent;
  fields: readonly FieldSpec[];
  /** Asked first if there is room for only a few questions; the rest is behind a button. */
  essential?: readonly string[];
  /** The initial values of a new record. */
  blank: Values;
}

const period = (open: string): FieldSpec[] => [
  { name: 'start_date', control: 'monthOrYear', required: true, isHalf: true },
  { name: 'end_date', control: 'monthOrYear', required: true, isHalf: true, when: (values) => values[open] !== true },
  { name: open, control: 'check' },
];
const description: FieldSpec = { name: 'description', control: 'area', most: LIMITS.descriptionMax, hasHint: true };
const hasAmount = (values: Values) => values['salary_type'] !== 'Negotiable' && values['salary_type'] !== 'Unpaid';

/** The fields of each kind of record: one form renders them all. */
export const KIND_LOOKS: Record<RecordKind, KindLook> = {
  workExperience: {
    icon: BriefcaseBusiness,
    essential: ['job_title', 'company_name', 'is_present', 'start_date', 'end_date'],
    fields: [
      { name: 'job_title', control: 'suggested', suggests: 'titles', required: true },
      { name: 'company_name', control: 'suggested', suggests: 'companies', required: true },
      ...period('is_present'),
      { name: 'industry_id', control: 'choice', source: 'industry_lists' },
      { name: 'job_function_ids', control: 'choices', source: 'job_functions', most: 3, hasHint: true },
      { name: 'monthly_salary', control: 'amount', isHalf: true, hasHint: true },
      { name: 'currency', control: 'choice', source: 'currencies', isHalf: true, when: (values) => values['monthly_salary'] !== null },
      description,
      { name: 'is_hidden_from_company', control: 'check', hasHint: true },
    ],
    blank: {
      job_title: '',
      company_name: '',
      industry_id: null,
      job_function_ids: [],
      monthly_salary: null,
      currency: null,
      start_date: null,
      end_date: null,
      is_present: false,
      description: '',
      is_hidden_from_company: false,
    },
  },
  education: {
    icon: GraduationCap,
    essential: ['school_name', 'education_level_id', 'field_of_study', 'is_attending', 'start_date', 'end_date'],
    fields: [
      { name: 'school_name', control: 'line', required: true },
      { name: 'education_level_id', control: 'choice', source: 'educations', required: true, isHalf: true },
      { name: 'field_of_study', control: 'line', isHalf: true },
      ...period('is_attending'),
      description,
    ],
    blank: { school_name: '', education_level_id: null, field_of_study: '', start_date: null, end_date: null, is_attending: false, description: '' },
  },
  license: {
    icon: ScrollText,
    fields: [
      { name: 'name', control: 'line', required: true },
      { name: 'issuing_organisation', control: 'line', required: true },
      { name: 'issue_date', control: 'month', required: true, isHalf: true },
      { name: 'expiry_date', control: 'month', required: true, isHalf: true, when: (values) => values['does_not_expire'] !== true },
      { name: 'does_not_expire', control: 'check' },
      { name: 'credential_id', control: 'line' },
      { name: 'credential_url', control: 'address', hasHint: true },
      { name: 'attachment', control: 'certificate', hasHint: true },
    ],
    blank: {
      name: '',
      issuing_organisation: '',
      credential_id: '',
      credential_url: '',
      issue_date: null,
      expiry_date: null,
      does_not_expire: false,
      attachment: null,
    },
  },
  website: {
    icon: Link2,
    fields: [
      { name: 'url', control: 'address', required: true, hasHint: true },
      { name: 'display_name', control: 'line' },
      { name: 'description', control: 'line' },
    ],
    blank: { url: '', display_name: '', description: '' },
  },
  language: {
    icon: Languages,
    fields: [
      { name: 'language', control: 'choice', source: 'languages', required: true },
      { name: 'proficiency', control: 'choice', source: 'proficiencies', required: true },
    ],
    blank: { language: null, proficiency: null },
  },
  preference: {
    icon: Compass,
    essential: ['job_title', 'work_arrangement', 'location_id', 'min_salary'],
    fields: [
      { name: 'job_title', control: 'suggested', suggests: 'titles', required: true },
      { name: 'industry_id', control: 'choice', source: 'industry_lists', required: true },
      { name: 'work_arrangement', control: 'chips', source: 'arrangements', required: true },
      { name: 'job_type_ids', control: 'choices', source: 'job_types', required: true, most: 6, isHalf: true },
      { name: 'is_overseas', control: 'check' },
      { name: 'country_id', control: 'choice', source: 'markets', required: true, when: (values) => values['is_overseas'] === true },
      { name: 'location_id', control: 'choice', source: 'places', required: true },
      { name: 'work_language', control: 'choice', source: 'languages', required: true, isHalf: true },
      { name: 'timezone', control: 'choice', source: 'timezones', required: true, isHalf: true },
      { name: 'salary_type', control: 'choice', source: 'salaryTypes', required: true, isHalf: true },
      { name: 'currency', control: 'choice', source: 'currencies', required: true, isHalf: true },
      { name: 'min_salary', control: 'amount', required: true, isHalf: true, when: hasAmount },
      { name: 'max_salary', control: 'amount', required: true, isHalf: true, when: hasAmount },
      { name: 'notice_period_id', control: 'choice', source: 'notice_period_lists' },
      { name: 'is_open_to_work', control: 'check', hasHint: true },
    ],
    blank: {
      job_title: '',
      industry_id: null,
      job_type_ids: [],
      work_arrangement: null,
      work_language: null,
      timezone: null,
      location_id: null,
      is_overseas: false,
      country_id: null,
      currency: null,
      salary_type: 'Monthly',
      min_salary: null,
      max_salary: null,
      notice_period_id: null,
      is_open_to_work: true,
    },
  },
  basicInfo: {
    icon: UserRound,
    essential: ['first_name', 'last_name', 'current_location', 'jobseeking_status', 'notice_period_id', 'job_seeker_type', 'working_since'],
    fields: [
      { name: 'first_name', control: 'line', required: true, isHalf: true, autoComplete: 'given-name' },
      { name: 'last_name', control: 'line', required: true, isHalf: true, autoComplete: 'family-name' },
      { name: 'date_of_birth', control: 'day', isHalf: true, autoComplete: 'bday', hasHint: true },
      { name: 'nationality', control: 'choice', source: 'nationalities', isHalf: true },
      { name: 'current_location', control: 'line', autoComplete: 'address-level2' },
      { name: 'jobseeking_status', control: 'choice', source: 'statuses', isHalf: true },
      { name: 'notice_period_id', control: 'choice', source: 'notice_period_lists', isHalf: true },
      { name: 'job_seeker_type', control: 'choice', source: 'seekerTypes', isHalf: true },
      { name: 'working_since', control: 'month', isHalf: true },
      { name: 'home_address', control: 'line', autoComplete: 'street-address', hasHint: true },
      { name: 'user_identity_id', control: 'choice', source: 'user_identity_lists', hasHint: true },
    ],
    blank: {},
  },
  summary: {
    icon: BookOpen,
    fields: [{ name: 'career_summary', control: 'area', most: LIMITS.descriptionMax, hasHint: true }],
    blank: { career_summary: '' },
  },
};
