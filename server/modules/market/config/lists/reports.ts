import { items, seoKey, type Item } from '../../../../reference/item.ts';

function reasons(rows: readonly [title: string, description: string, category: string][]): Item[] {
  return rows.map(([title, description, category], index) => ({ id: index + 1, value: title, seo_value: seoKey(title), title, description, category }));
}

/** The ten reasons of specification §3: spam (1-2), discrimination (3-5), broken (6-10). */
export const reportJobReasons = reasons([
  ['Scam, phishing or malware', 'The ad asks for money, codes, or bank details, or links to a harmful site.', 'spam'],
  ['Promotional or spam', 'The ad promotes something else, or keeps being reposted.', 'spam'],
  ['Discriminatory', 'The ad excludes people by sex, age, religion, origin, disability, or similar.', 'discrimination'],
  ['Offensive or harassing', 'The text or images insult, threaten, or harass people.', 'discrimination'],
  ['Extreme violence or terrorism', 'The ad promotes violence or a violent group.', 'discrimination'],
  ['Job is closed', 'The position is filled, or the employer stopped hiring.', 'broken'],
  ['Incorrect company', 'The job isn’t at the company named.', 'broken'],
  ['Incorrect location', 'The job isn’t where the ad says.', 'broken'],
  ['Incorrect formatting', 'The text is garbled, cut off, or unreadable.', 'broken'],
  ['Does not belong on Waymark', 'It’s not a job, or not one allowed here.', 'broken'],
]);

export const reportTalentReasons = reasons([
  ['Fake profile', 'They aren’t who their profile says.', 'spam'],
  ['Promotional or spam', 'Their messages advertise something.', 'spam'],
  ['Offensive or harassing', 'Their messages or images insult, threaten, or harass.', 'discrimination'],
  ['Fake qualifications', 'Their degrees, licenses, or past jobs aren’t real.', 'broken'],
  ['Didn’t show up', 'They agreed to meet, then didn’t come or cancel.', 'broken'],
  ['Something else', 'Tell us in your own words.', 'broken'],
]);

/** Why a recommended job does not suit: of the job itself, or of what is recommended. */
export const notSuitableReasons = reasons([
  ['Not my kind of work', 'I’m looking for a different kind of job.', 'work'],
  ['The pay is too low', 'It pays less than I want, or doesn’t say.', 'terms'],
  ['The location doesn’t work', 'It’s too far, or not where I want to work.', 'terms'],
  ['Wrong work arrangement', 'I want a different mix of on-site and remote.', 'terms'],
  ['Wrong experience level', 'It needs more or less experience than I have.', 'work'],
  ['I don’t want to work there', 'You may still see this company’s other jobs. Block the company to hide them all.', 'company'],
  ['I’ve already seen it', 'I saw it or applied somewhere else.', 'other'],
  ['Something else', 'None of these fit.', 'other'],
]);

export const reportInterviewReasons = reasons([
  ['Nobody showed up', 'The interviewer didn’t come or cancel.', 'attendance'],
  ['Different job than advertised', 'The interview was about different work or pay.', 'content'],
  ['Asked for money', 'They asked for a fee, a deposit, or a purchase.', 'spam'],
  ['Discriminatory questions', 'They asked about family plans, religion, origin, or health.', 'discrimination'],
  ['Offensive or harassing', 'They were insulting, threatening, or harassing.', 'discrimination'],
  ['Unsafe location', 'The address wasn’t a workplace, or felt unsafe.', 'attendance'],
]);

/** Of who writes, and of nothing that `chatReports` has of what was written: a seeker chooses between the two. */
export const reportRecruiterReasons = reasons([
  ['Doesn’t work there', 'The recruiter isn’t at the company named.', 'spam'],
  ['Pretends to be someone else', 'The name or photo belongs to another person.', 'spam'],
  ['Pushes me to another app', 'They insist on another messaging app right away.', 'spam'],
  ['Keeps messaging me', 'They won’t stop when asked.', 'discrimination'],
  ['Missed an appointment', 'They agreed to meet or call, then didn’t come or cancel.', 'attendance'],
  ['Something else about them', 'Tell us in your own words.', 'broken'],
]);

export const chatReports = items([
  'Scam',
  'Advertising',
  'Harassment',
  'Discrimination',
  'Asks for money',
  'Asks for private data',
  'Fake job',
  'Something else',
]);
