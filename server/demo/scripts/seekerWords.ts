/** Messages of a demo job seeker. */

interface Talk {
  /** The employer's last message. */
  text: string;
  job: string;
  skills: readonly string[];
  /** How many messages the job seeker has sent. */
  written: number;
}

/** Common questions and their answers. The first match counts. */
const TOPICS: readonly [asked: RegExp, answer: (talk: Talk) => string][] = [
  [/salar|\bpay\b|expect/i, () => 'The middle of the range in your ad would work for me.'],
  [/start|notice|available|join/i, () => 'I could start in two weeks, or sooner if you need me.'],
  [
    /why|interest|attract/i,
    ({ job }) => `I’ve done this kind of work for a few years and I’m looking for a place to go deeper. Your ad for the ${job} job sounds like one.`,
  ],
  [
    /experience|worked with|skill|tool|project|example|tell me/i,
    ({ skills }) =>
      skills[0]
        ? `I’ve used ${skills[0]} almost every day for the last three years. I can show you an example when we meet.`
        : 'I’ve done this kind of work for three years. I can show you an example when we meet.',
  ],
  [/shift|weekend|office|remote|commute|relocate/i, () => 'Yes, that works for me.'],
  [/interview|meet|call|time/i, () => 'Sure! Send me a few times and I’ll pick one.'],
];

/** The job seeker's reply to the employer's last message. */
export function answerOfSeeker(talk: Talk): string {
  const topic = TOPICS.find(([asked]) => asked.test(talk.text));
  if (topic && talk.text.includes('?')) return topic[1](talk);
  if (talk.text.includes('?')) return 'Yes. I can tell you more when we meet.';
  return talk.written === 0 ? 'Thanks for reaching out! I’m very interested and happy to answer any questions.' : 'Thanks, I’m looking forward to it.';
}

export const firstMessage = (job: string): string => `Your ad for the ${job} job describes what I do best. I’d love to show you how.`;
export const OTHER_TIME = 'I’m at work at those times. Would one of these work for you?';
export const thanks = (company: string): string => `Thank you so much! I can’t wait to start at ${company}.`;
