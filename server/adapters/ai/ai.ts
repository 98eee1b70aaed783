import type { Rewrite, SummaryWriter } from '../../../contract/career-summary.ts';
import type { Language } from '../../../contract/languages.ts';
import type { AnalysisTask, Proposal } from './analysis.ts';

export interface FactOfWork {
  title: string;
  company: string;
  /** "2020-02"; `to` is null for a current job. */
  from: string;
  to: string | null;
  industry: string;
  /** The person's own text, without contact details. */
  text: string;
}

export interface FactOfStudy {
  school: string;
  /** For example "Bachelor's degree". */
  level: string;
  field: string;
  to: string | null;
}

/** The input of a summary, and everything an AI learns about a person: no name, age, contact details, pay, or data that only the product needs. */
export interface Facts {
  /** The job the person wants, and its work arrangement. */
  wanted: { title: string; arrangement: 'remote' | 'onsite' | 'hybrid' } | null;
  type: 'professional' | 'graduate' | 'student' | 'returning' | 'changing' | null;
  isLooking: boolean;
  /** Full years of work; null if unknown. */
  years: number | null;
  /** Newest first. */
  works: FactOfWork[];
  studies: FactOfStudy[];
  skills: string[];
  /** Licenses and certificates that are valid today. */
  licences: string[];
  languages: { name: string; proficiency: string }[];
}

export interface SummaryTask {
  facts: Facts;
  /** Null to write from the facts alone. */
  rewrite: { type: Rewrite; text: string } | null;
  language: Language;
  /** How many were written today already. Each attempt gives another text. */
  variant: number;
}

/** Writes career summaries, and compares applications with their jobs. */
export interface Ai {
  readonly kind: SummaryWriter;
  /** The tag of the language it would write in for a requested one. */
  languageOf(wanted: Language): string;
  /**
   * Yields the text piece by piece as it is written. Ends early when `stop` is aborted.
   * @throws AiError
   */
  write(task: SummaryTask, stop: AbortSignal): AsyncIterable<string>;
  /**
   * The requirements of an ad, and where an applicant meets them. Nothing of it may be used before it is `verified`.
   * @throws AiError
   */
  analyse(task: AnalysisTask, stop: AbortSignal): Promise<Proposal[]>;
}

/** `unavailable`: there is no response, or we aren't authorized. `failed`: there is a response without a usable text. */
export class AiError extends Error {
  readonly reason: 'unavailable' | 'failed';

  /** @param detail for the log: about the exchange, never about the person */
  constructor(reason: AiError['reason'], detail: string) {
    super(detail);
    this.reason = reason;
  }
}
