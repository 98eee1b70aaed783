/** What a job seeker of the demo writes in a conversation. */

interface Talk {
  /** The employer's last message. */
  text: string;
  job: string;
  skills: readonly string[];
  /** How many messages the job seeker has written. */
  written: number;
}

/** What is often asked, and what there is to say to it; the first that fits. */
const TOPICS: readonly [asked: RegExp, answer: (talk: Talk) => string][] = [
  [/salar|\bpay\b|expect/i, () => 'I would be happy with the middle of the range in your ad.'],
  [/start|notice|available|join/i, () => 'I could start in two weeks, or sooner if you need me.'],
  [
    /why|interest|attract/i,
    ({ job }) => `I have done work like this for some years and looked for a place to go deeper. Your ad for the ${job} reads like one.`,
  ],
  [
    /experience|worked with|skill|tool|project|example|tell me/i,
    ({ skills }) =>
      skills[0]
        ? `${skills[0]} is what I have done most, every day for the last three years. I can show you an example when we meet.`
        : 'I have done this kind of work for three years. I can show you an example when we meet.',
  ],
  [/shift|weekend|office|remote|commute|relocate/i, () => 'Yes, that works for me.'],
  [/interview|meet|call|time/i, () => 'Gladly. Please send me some times, and I will choose one.'],
];

/** The job seeker's answer to the employer's last message. */
export function answerOfSeeker(talk: Talk): string {
  const topic = TOPICS.find(([asked]) => asked.test(talk.text));
  if (topic && talk.text.includes('?')) return topic[1](talk);
  if (talk.text.includes('?')) return 'Yes. I can tell you more when we meet.';
  return talk.written === 0 ? 'Thank you for writing. I am very interested, and glad to answer any questions.' : 'Thank you, I look forward to it.';
}

export const firstMessage = (job: string): string => `Your ad for the ${job} describes what I do best. I would be glad to show you how.`;
export const OTHER_TIME = 'I am at work at those times. Would one of these suit you?';
export const thanks = (company: string): string => `Thank you so much! I look forward to starting at ${company}.`;
