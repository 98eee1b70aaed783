/** What candidates are ranked by, each from 0 to 1. */
export const FEATURES = ['likeness', 'onCard', 'words', 'fresh', 'salary', 'promise', 'verified', 'language', 'near', 'profile'] as const;
export type Feature = (typeof FEATURES)[number];
export interface Features extends Readonly<Record<Feature, number>> {
  /** How similar its title's meaning is to the query's (titles/known.ts). Slightly below 0 if it means something else. */
  readonly likeness: number;
  /** For a match: whether title, company, and function contain all words. */
  readonly onCard: number;
  /** For a related job: the share of the query's words in its title. */
  readonly words: number;
  /** For a match: 1 on the day it was posted, and about a third after 30 days. */
  readonly fresh: number;
  /** Whether people see its pay. */
  readonly salary: number;
  /** The share of replies its company sent in time. A half if there are too few to judge by. */
  readonly promise: number;
  readonly verified: number;
  /** Whether its ad is in the reader's language. */
  readonly language: number;
  /** In a search within a radius: 1 in the place itself, falling to 0 at the radius. Otherwise 0. */
  readonly near: number;
  /** How similar its title's meaning is to the nearest title of the signed-in job seeker's profile; 0 for everybody else. */
  readonly profile: number;
}
/** Features that say something about who searched. They are never recorded, so their weights stay as set by hand. */
export const NOT_RECORDED = { language: 0, near: 0, profile: 0 } as const;
export type RecordedFeatures = Omit<Features, keyof typeof NOT_RECORDED>;
export type Weights = Readonly<Record<Feature, number>>;
