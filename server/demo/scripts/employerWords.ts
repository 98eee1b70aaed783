/** Messages of a demo employer. */

/** What they know about the job. */
export interface JobFacts {
  title: string;
  company: string;
  location: string;
  workArrangement: 'onsite' | 'hybrid' | 'remote' | null;
  /** As the ad shows it, "₱40,000–55,000 a month". Null if it doesn't. */
  salary: string | null;
  skills: readonly string[];
  promiseDays: number | null;
}

/** The state of the conversation. */
export interface Talk {
  job: JobFacts;
  /** The job seeker's last message. */
  text: string;
  hasApplied: boolean;
  /** How many messages the employer has sent since the application, or in total if there is none. */
  written: number;
  isInvited: boolean;
  isHired: boolean;
}

const ARRANGEMENTS = {
  onsite: 'You’d work on-site',
  hybrid: 'It’s hybrid: some days on-site, the rest from home',
  remote: 'It’s fully remote',
};

const days = (count: number) => (count === 1 ? 'one day' : `${count} days`);

/** Common questions and their answers. The first match counts. */
const TOPICS: readonly [asked: RegExp, answer: (job: JobFacts) => string][] = [
  [
    /salar|\bpay\b|paid|compensation|budget|how much|rate\b/i,
    ({ salary }) => (salary ? `The range is ${salary}, depending on your experience.` : 'We’ll agree on pay together once we know your experience.'),
  ],
  [
    /remote|hybrid|work from home|wfh|on.?site|office/i,
    ({ workArrangement, location }) => `${ARRANGEMENTS[workArrangement ?? 'onsite']}${workArrangement === 'remote' ? '' : `, in ${location}`}.`,
  ],
  [/where|location|address|commute/i, ({ location }) => `You’d work in ${location}. You’ll find the address in the invitation.`],
  [/hours|shift|schedule|overtime|weekend/i, () => 'It’s Monday to Friday. We plan shifts two weeks ahead so you can plan too.'],
  [
    /skill|requirement|qualif|experience|tool|software|system/i,
    ({ skills }) =>
      skills.length > 0
        ? `Mostly ${skills.slice(0, 3).join(', ')}. Nobody knows all of it on day one.`
        : 'Curiosity matters more than any list. What have you done so far?',
  ],
  [/team|manager|report to|colleague|people/i, () => 'You’d join a team of six, and your manager sits with them. You’ll meet them at the interview.'],
  [/start|notice|available|join/i, () => 'We’d like someone next month, but we can wait for the right person.'],
  [
    /process|next step|interview|how long|hear back|status/i,
    ({ promiseDays }) => `I read every application myself. Then we meet once.${promiseDays ? ` You’ll hear from us within ${days(promiseDays)}.` : ''}`,
  ],
  [/benefit|insurance|leave|vacation|bonus|13th/i, () => 'You get all the benefits in the ad from day one.'],
  [/train|learn|grow|career|promot/i, () => 'You’ll train with a colleague for the first month, and we talk about your next step twice a year.'],
];

/** The answer to a question in a message. Null if there is none. */
function answered(text: string, job: JobFacts): string | null {
  const topic = TOPICS.find(([asked]) => asked.test(text));
  if (!text.includes('?')) return null;
  return topic ? topic[1](job) : 'Good question. I’ll ask the team and tell you when we meet.';
}

/** The first message to an applicant. */
export const greeting = (first: string, { title, skills }: JobFacts): string =>
  `Hi ${first}, thanks for applying for the ${title} job. I’ve read your resume. ${
    skills[0] ? `Where have you used ${skills[0]}, and what did you like about it?` : 'What interests you most about this job?'
  }`;

/** What follows an answer: a question, or the next step. */
function next({ hasApplied, written, isInvited, isHired, text }: Talk): string {
  if (isHired) return 'We’re looking forward to your first day.';
  if (isInvited) return text.includes('?') ? '' : 'Got it, thanks. See you at the interview!';
  if (!hasApplied) return written === 0 ? 'If that works for you, go ahead and apply. I read every application myself.' : '';
  if (written <= 1) return 'When could you start, and what salary are you looking for?';
  return 'Thanks, that’s all I need for now. I’ll send you some interview times.';
}

/** The employer's reply to the job seeker's last message. */
export function answerOfEmployer(talk: Talk): string {
  const parts = [answered(talk.text, talk.job), next(talk)].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : 'Thanks for letting me know.';
}

export const INVITATION = 'I’ve sent you some interview times. Pick the one that works for you, or ask for another.';
export const welcome = (first: string): string => `Congratulations, ${first}! We’d love for you to join us. Your contract is on its way.`;
