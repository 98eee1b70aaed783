import type { Evidence, EvidenceSection, RequirementKind } from '../../../contract/applicant-analysis.ts';

/** What a field of a job asks for. `years`, `level` and `names` are what it means, where it is no text alone. */
export interface AskedField {
  kind: Extract<RequirementKind, 'skill' | 'experience' | 'education' | 'location'>;
  text: string;
  /** At least so many whole years of work. */
  years?: number;
  /** A step of `LEVELS` (rules/analysis/levels.ts). */
  level?: number;
  /** Of places, whatever they are called in whatever script. */
  names?: string[];
}

/** A job ad as an application is held against it. */
export interface JobAd {
  title: string;
  fields: AskedField[];
  /** Its text, line by line; `isAsked` under a heading such as "Requirements". */
  lines: { text: string; isAsked: boolean }[];
}

/** A line of what somebody sent, and where it stands. Who they are, how they are reached and what nobody is chosen by is not among them. */
export interface AppliedLine extends Omit<Evidence, 'quote' | 'section'> {
  section: EvidenceSection;
  text: string;
}

/** What was told of a job, a school, a language or a licence, and the line that says so. */
interface Quoted {
  line: AppliedLine;
}
/** Months: "2020-02"; `to` null while it goes on. `text`: all that is told of it. */
export type QuotedWork = Quoted & { from: string; to: string | null; text: string };
/** A step of `LEVELS`; null where it is not known. */
export type QuotedStudy = Quoted & { level: number | null; text: string };
/** ISO 639; how well in steps of a profile, null where it is not told. */
export type QuotedLanguage = Quoted & { code: string; proficiency: 'elementary' | 'limited' | 'professional' | 'fluent' | 'native' | null };
export type QuotedLicense = Quoted & { name: string; isExpired: boolean };

/** All that an analysis knows of an applicant: no name, no age, no pay, no way to reach them. */
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
  /** The present month: "2026-03". */
  month: string;
}

/**
 * A requirement as an analyst proposes it. Nothing of it is believed before `verified` (verified.ts): texts that do not stand in the ad, quotes that
 * do not stand in what was sent, and verdicts without a quote are dropped.
 */
export interface Proposal {
  kind: string;
  text: string;
  verdict: string;
  quotes: string[];
  gap: { code: string; part?: string | null | undefined; have?: number | null | undefined; need?: number | null | undefined } | null;
}
