import type { Side } from './notification-pages.ts';

/** Which messages reach a person through which channel: one table for the settings page, for everything that sends, and for the tests. */
export const CHANNELS = ['email', 'push', 'centre'] as const;
export type Channel = (typeof CHANNELS)[number];

export const TOPICS = ['applications', 'applicants', 'reminders', 'interviews', 'chat', 'alerts', 'followed', 'company', 'security'] as const;
export type Topic = (typeof TOPICS)[number];

/**
 * Whether a topic uses a channel: by the reader's choice, always, by each job alert's own switch, or never (`none`). What is always sent has no
 * switch, and the page says why.
 */
export type Way = 'choice' | 'always' | 'each' | 'none';
type Ways = Readonly<Record<Channel, Way>>;

const everyWay: Ways = { email: 'choice', push: 'choice', centre: 'choice' };
const byEmail = (email: Way): Ways => ({ email, push: 'none', centre: 'none' });

/** The topics of each side, in the order of the page. */
export const REACH: Readonly<Record<Side, Readonly<Partial<Record<Topic, Ways>>>>> = {
  seeker: {
    applications: everyWay,
    interviews: everyWay,
    chat: everyWay,
    alerts: byEmail('each'),
    followed: everyWay,
    security: byEmail('always'),
  },
  employer: {
    applicants: everyWay,
    reminders: everyWay,
    interviews: everyWay,
    chat: everyWay,
    company: { email: 'always', push: 'choice', centre: 'always' },
    security: byEmail('always'),
  },
};

export const wayOf = (side: Side, topic: Topic, channel: Channel): Way => REACH[side][topic]?.[channel] ?? 'none';
