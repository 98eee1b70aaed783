/** Why an application is declined. What the job seeker reads for each is in the `mail` texts, in every language, and in the `myJobs` texts. */
export const DECLINE_REASONS = ['skills', 'experience', 'eligibility', 'location', 'salary', 'availability', 'filled', 'other'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Of a note to a job seeker. Our decision: the specification doesn't say. */
export const NOTE_LENGTH = 1_000;
