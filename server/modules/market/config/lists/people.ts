import { items, seoKey, type Item } from '../../../../reference/item.ts';

export const noticePeriods = items(
  ['Can start right away', 'Within 2 weeks', 'Within 1 month', 'Within 2 months', 'Within 3 months', 'Over 3 months'],
  (index) => ({ days: [0, 14, 30, 60, 90, 120][index] }),
);
export const alertFrequencies = items(['Daily', 'Weekly'], (index) => ({ days: [1, 7][index] }));
export const genders = items(['Woman', 'Man', 'Another', 'Prefer not to say']);
export const socialTypes = items(['Google', 'Apple', 'Facebook', 'X', 'LINE']);
export const resumeSources = items(['Uploaded', 'Created from a template', 'Created from the profile', 'Sent by email', 'Video resume']);
export const pipelineStages = items(['New', 'Viewed', 'In touch', 'Interview', 'Offer', 'Hired', 'Not a match', 'Withdrawn']);
export const resumeUpdates = items(['Today', 'Last 3 days', 'Last week', 'Last month', 'Last 3 months', 'Any time'], (index) => ({
  days: [1, 3, 7, 30, 90, null][index] ?? null,
}));

/** Residential statuses and passes of the Singapore market; a job's `eligibility` names them by value. */
export const userIdentities = items([
  'Singapore Citizen',
  'Permanent Resident',
  'Employment Pass',
  'S Pass',
  'Work Permit',
  "Dependant's Pass",
  'Long-Term Visit Pass',
  "Student's Pass",
  'No pass yet',
]);

const permission = (id: number, value: string, roles: string[]): Item => ({ id, value, seo_value: seoKey(value), roles });

/** Specification §6: what each employer role may do. */
export const recruiterPermissions: Item[] = [
  permission(1, 'Delete the company', ['coordinator']),
  permission(2, 'Transfer ownership', ['coordinator']),
  permission(3, 'Upload company documents', ['coordinator', 'admin']),
  permission(4, 'Verify joining recruiters', ['coordinator', 'admin']),
  permission(5, 'Edit the company page', ['coordinator', 'admin']),
  permission(6, 'Mask salaries', ['coordinator', 'admin', 'recruiter']),
  permission(7, 'Set automatic replies', ['coordinator', 'admin', 'recruiter']),
  permission(8, 'Analyse talent with AI', ['coordinator', 'admin']),
  permission(9, 'Post jobs', ['coordinator', 'admin', 'recruiter']),
  permission(10, 'Chat with job seekers', ['coordinator', 'admin', 'recruiter']),
];
