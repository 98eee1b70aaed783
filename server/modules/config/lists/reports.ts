import { items, seoKey, type Item } from './item.ts';

function reasons(rows: readonly [title: string, description: string, category: string][]): Item[] {
  return rows.map(([title, description, category], index) => ({ id: index + 1, value: title, seo_value: seoKey(title), title, description, category }));
}

/** The ten reasons of specification §3: spam (1-2), discrimination (3-5), broken (6-10). */
export const reportJobReasons = reasons([
  ['Scam, phishing or malware', 'It asks for money, codes or bank details, or leads to a harmful site.', 'spam'],
  ['Promotional or spam', 'It advertises something else, or the same ad is posted over and over.', 'spam'],
  ['Discriminatory', 'It excludes people by sex, age, religion, origin, disability or the like.', 'discrimination'],
  ['Offensive or harassing', 'Its words or pictures insult, threaten or harass.', 'discrimination'],
  ['Extreme violence or terrorism', 'It promotes violence or a violent group.', 'discrimination'],
  ['Job is closed', 'The employer says the place is taken, or no longer hires.', 'broken'],
  ['Incorrect company', 'The job is not with the company it names.', 'broken'],
  ['Incorrect location', 'The work is somewhere else than the ad says.', 'broken'],
  ['Incorrect formatting', 'The text is garbled, cut off or unreadable.', 'broken'],
  ['Does not belong on Waymark', 'It is not a job, or not one that may be advertised here.', 'broken'],
]);

export const reportTalentReasons = reasons([
  ['False profile', 'The person is not who the profile says.', 'spam'],
  ['Promotional or spam', 'The messages advertise something.', 'spam'],
  ['Offensive or harassing', 'Words or pictures insult, threaten or harass.', 'discrimination'],
  ['False qualifications', 'Degrees, licences or employers that do not hold.', 'broken'],
  ['Did not attend', 'Agreed to meet and neither came nor wrote.', 'broken'],
  ['Something else', 'Tell us in your own words.', 'broken'],
]);

/** Why a recommended job does not suit: of the job itself, or of what is recommended. */
export const notSuitableReasons = reasons([
  ['Not my kind of work', 'Another title or function than I look for.', 'work'],
  ['The pay is too low', 'It pays less than I want, or does not say.', 'terms'],
  ['The place does not suit', 'Too far, or not where I want to work.', 'terms'],
  ['Onsite, hybrid or remote does not suit', 'I want to work another way.', 'terms'],
  ['It asks for too much or too little', 'More or less experience than I have.', 'work'],
  ['I do not want to work there', 'Other jobs of the company may be shown. To hide them all, block it.', 'company'],
  ['I know it already', 'I saw or applied to it elsewhere.', 'other'],
  ['Something else', 'None of these.', 'other'],
]);

export const reportInterviewReasons = reasons([
  ['Nobody came', 'The interviewer did not appear and did not write.', 'attendance'],
  ['Another job than advertised', 'The interview was for different work or pay.', 'content'],
  ['Asked for money', 'A fee, a deposit or a purchase was demanded.', 'spam'],
  ['Discriminatory questions', 'Questions about family plans, religion, origin or health.', 'discrimination'],
  ['Offensive or harassing', 'Words or conduct insulted, threatened or harassed.', 'discrimination'],
  ['Unsafe place', 'The address was not a place of work, or felt unsafe.', 'attendance'],
]);

/** Of who writes, and of nothing that `chatReports` has of what was written: a seeker chooses between the two. */
export const reportRecruiterReasons = reasons([
  ['Does not work there', 'The recruiter is not with the company named.', 'spam'],
  ['Pretends to be somebody else', 'The name or the picture is another person’s.', 'spam'],
  ['Moves the talk elsewhere', 'Insists on another messenger before anything else.', 'spam'],
  ['Goes on writing', 'Does not stop when told to.', 'discrimination'],
  ['Did not keep an appointment', 'Agreed to meet or to call, and neither came nor wrote.', 'attendance'],
  ['Something else about them', 'Tell us in your own words.', 'broken'],
]);

export const chatReports = items([
  'Scam',
  'Advertising',
  'Harassment',
  'Discrimination',
  'Asks for money',
  'Asks for private data',
  'False job',
  'Something else',
]);
