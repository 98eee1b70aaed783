import type { Evidence, EvidenceSection, RequirementKind } from '../../../contract/applicant-analysis.ts';

/** A requirement from a field of a job. `years`, `level`, and `names` hold its meaning beyond the text. */
export interface RequirementField {
  kind: Extract<RequirementKind, 'skill' | 'experience' | 'education' | 'location'>;
  text: string;
  /** The minimum full years of work. */
  years?: number;
  /** A level of `LEVELS` (rules/analysis/levels.ts). */
  level?: number;
  /** The names of a place in all languages and scripts. */
  names?: string[];
}

/** A job ad as input for an analysis. */
export interface JobAd {
  title: string;
  fields: RequirementField[];
  /** Its text, line by line. `isAsked` marks lines below a heading such as "Requirements". */
  lines: { text: string; isAsked: boolean }[];
}

/** A line of the applicant's documents and where it is. Identity, contact details, and protected characteristics are left out. */
export interface AppliedLine extends Omit<Evidence, 'quote' | 'section'> {
  section: EvidenceSection;
  text: string;
}

/** A fact about a job, a school, a language, or a license, and the line it comes from. */
interface Quoted {
  line: AppliedLine;
}
/** Months: "2020-02"; `to` is null for a current job. `text`: everything stated about it. */
export type QuotedWork = Quoted & { from: string; to: string | null; text: string };
/** A level of `LEVELS`; null if unknown. */
export type QuotedStudy = Quoted & { level: number | null; text: string };
/** An ISO 639 code, and the proficiency level of a profile, or null if unknown. */
export type QuotedLanguage = Quoted & { code: string; proficiency: 'elementary' | 'limited' | 'professional' | 'fluent' | 'native' | null };
export type QuotedLicense = Quoted & { name: string; isExpired: boolean };

/** Everything an analysis knows about an applicant: no name, age, pay, or contact details. */
export interface Applied {
  /** In reading order, the resume first. */
  lines: AppliedLine[];
  works: QuotedWork[];
  studies: QuotedStudy[];
  languages: QuotedLanguage[];
  licences: QuotedLicense[];
}

export interface AnalysisTask {
  ad: JobAd;
  applied: Applied;
  /** The current month: "2026-03". */
  month: string;
}

/**
 * A requirement as an analyzer proposes it. `verified` (verified.ts) checks it first and drops texts that aren't in the ad, quotes that aren't in the
 * application, and verdicts without a quote.
 */
export interface Proposal {
  kind: string;
  text: string;
  verdict: string;
  quotes: string[];
  gap: { code: string; part?: string | null | undefined; have?: number | null | undefined; need?: number | null | undefined } | null;
}
