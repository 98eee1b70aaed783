import { items } from './item.ts';

/** Benefits a job may carry; the seed and the importer refer to them by id, so new ones go at the end. */
export const jobBenefits = items([
  'Health insurance', 'Dental cover', 'Life insurance', 'Paid leave', '13th month pay', 'Performance bonus', 'Retirement plan', 'Flexible hours', 'Work from home days', 'Training budget',
  'Meal allowance', 'Transport allowance', 'Parental leave', 'Wellness allowance', 'Work equipment', 'Relocation support', 'Visa sponsorship', 'Housing', 'Overtime pay', 'Stock options',
  'Staff discount', 'Uniform provided', 'Five-day week', 'Night differential', 'Company shuttle', 'Phone allowance', 'Childcare support', 'Birthday leave',
]);

export const companyBenefits = items([
  'Health insurance', 'Annual health check', 'Retirement plan', 'Annual bonus', 'Stock options', 'Flexible hours', 'Remote work', 'Generous leave', 'Parental leave', 'Learning budget',
  'Staff meals', 'Transport', 'Housing', 'Childcare', 'Wellness programme', 'Team outings', 'Volunteer days', 'Pet-friendly office',
]);

export const jobAttractiveReasons = items([
  'Good pay', 'Room to grow', 'Learning on the job', 'Meaningful work', 'Friendly team', 'Work-life balance', 'Stable company', 'Modern tools', 'Short commute', 'Remote friendly', 'Quick hiring', 'Overseas exposure',
]);

export const companyCultures = items([
  'People first', 'Plain speaking', 'Ownership', 'Craftsmanship', 'Customer focus', 'Learning', 'Safety first', 'Teamwork', 'Diversity and inclusion', 'Sustainability', 'Data-driven', 'Flat hierarchy',
]);
