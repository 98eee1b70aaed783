/** What an employer of the demo writes in a conversation. */

/** What they know of the job. */
export interface JobFacts {
  title: string;
  company: string;
  location: string;
  workArrangement: 'onsite' | 'hybrid' | 'remote' | null;
  /** As the ad shows it, "₱40,000–55,000 a month"; null where it does not. */
  salary: string | null;
  skills: readonly string[];
  promiseDays: number | null;
}

/** How far the two are. */
export interface Talk {
  job: JobFacts;
  /** The job seeker's last message. */
  text: string;
  hasApplied: boolean;
  /** How many messages the employer has written since the application, or in all without one. */
  written: number;
  isInvited: boolean;
  isHired: boolean;
}

const ARRANGEMENTS = {
  onsite: 'You would work on site',
  hybrid: 'It is hybrid: some days on site, the others from home',
  remote: 'It is fully remote',
};

const days = (count: number) => (count === 1 ? 'one day' : `${count} days`);

/** What is often asked, and what there is to say to it; the first that fits. */
const TOPICS: readonly [asked: RegExp, answer: (job: JobFacts) => string][] = [
  [
    /salar|\bpay\b|paid|compensation|budget|how much|rate\b/i,
    ({ salary }) => (salary ? `The range is ${salary}, depending on your experience.` : 'We agree on the pay together, once we know your experience.'),
  ],
  [
    /remote|hybrid|work from home|wfh|on.?site|office/i,
    ({ workArrangement, location }) => `${ARRANGEMENTS[workArrangement ?? 'onsite']}${workArrangement === 'remote' ? '' : `, in ${location}`}.`,
  ],
  [/where|location|address|commute/i, ({ location }) => `You would work in ${location}. The address is in the invitation.`],
  [/hours|shift|schedule|overtime|weekend/i, () => 'Full weeks are Monday to Friday. We plan shifts two weeks ahead, so that you can plan too.'],
  [
    /skill|requirement|qualif|experience|tool|software|system/i,
    ({ skills }) =>
      skills.length > 0
        ? `Most of the work is ${skills.slice(0, 3).join(', ')}. Nobody has all of it on the first day.`
        : 'Curiosity matters more than a list. Tell me what you have done so far.',
  ],
  [/team|manager|report to|colleague|people/i, () => 'You would join a team of six, and your manager sits with them. You will meet both in the interview.'],
  [/start|notice|available|join/i, () => 'We would like somebody next month, and can wait for the right person.'],
  [
    /process|next step|interview|how long|hear back|status/i,
    ({ promiseDays }) => `I read every application myself, then we meet once.${promiseDays ? ` You have our answer within ${days(promiseDays)}.` : ''}`,
  ],
  [/benefit|insurance|leave|vacation|bonus|13th/i, () => 'The benefits are those in the ad, from your first day.'],
  [/train|learn|grow|career|promot/i, () => 'Your first month is training with a colleague beside you, and we talk about your next step twice a year.'],
];

/** The answer to a message's question; null where nothing was asked. */
function answered(text: string, job: JobFacts): string | null {
  const topic = TOPICS.find(([asked]) => asked.test(text));
  if (!text.includes('?')) return null;
  return topic ? topic[1](job) : 'Good question. I will ask the team and tell you when we meet.';
}

/** The first message to somebody who applied. */
export const greeting = (first: string, { title, skills }: JobFacts): string =>
  `Hello ${first}, thank you for applying as ${title}. I have read your resume. ${
    skills[0] ? `Where have you worked with ${skills[0]}, and what did you like about it?` : 'What interests you most about this job?'
  }`;

/** What follows an answer: the next question, or what comes next. */
function next({ hasApplied, written, isInvited, isHired, text }: Talk): string {
  if (isHired) return 'We look forward to your first day.';
  if (isInvited) return text.includes('?') ? '' : 'Noted, thank you. See you at the interview.';
  if (!hasApplied) return written === 0 ? 'If that suits you, please apply: I read every application myself.' : '';
  if (written <= 1) return 'When could you start, and what salary do you have in mind?';
  return 'Thank you, that is all I need for now. I will send you times for an interview.';
}

/** The employer's answer to the job seeker's last message. */
export function answerOfEmployer(talk: Talk): string {
  const parts = [answered(talk.text, talk.job), next(talk)].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : 'Thank you for telling me.';
}

export const INVITATION = 'I have sent you times for an interview. Please choose the one that suits you, or ask for another.';
export const welcome = (first: string): string => `Congratulations, ${first}! We would like you to join us. The contract is on its way to you.`;
