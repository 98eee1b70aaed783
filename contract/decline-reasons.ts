/** Why an application is declined; what each says to the seeker stands in the `mail` texts, in every language, and in those of `myJobs`. */
export const DECLINE_REASONS = ['skills', 'experience', 'eligibility', 'location', 'salary', 'availability', 'filled', 'other'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Of a note to a seeker; decided here, the specification is silent. */
export const NOTE_LENGTH = 1_000;
