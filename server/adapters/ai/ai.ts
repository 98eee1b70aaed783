import type { Rewrite, SummaryWriter } from '../../../contract/career-summary.ts';
import type { Language } from '../../../contract/languages.ts';
import type { AnalysisTask, Proposal } from './analysis.ts';

export interface FactOfWork {
  title: string;
  company: string;
  /** "2020-02"; `to` null while it goes on. */
  from: string;
  to: string | null;
  industry: string;
  /** In the person's own words, without ways to reach anybody. */
  text: string;
}

export interface FactOfStudy {
  school: string;
  /** "Bachelor's degree". */
  level: string;
  field: string;
  to: string | null;
}

/**
 * What a summary is written from, and all that an AI is told of a person: no name, no age, no way to reach them, no pay, nothing that only the
 * product needs.
 */
export interface Facts {
  /** The job one would like, and how. */
  wanted: { title: string; arrangement: 'remote' | 'onsite' | 'hybrid' } | null;
  type: 'professional' | 'graduate' | 'student' | 'returning' | 'changing' | null;
  isLooking: boolean;
  /** Whole years of work; null where nothing tells. */
  years: number | null;
  /** Newest first. */
  works: FactOfWork[];
  studies: FactOfStudy[];
  skills: string[];
  /** Licences and certificates that are good today. */
  licences: string[];
  languages: { name: string; proficiency: string }[];
}

export interface SummaryTask {
  facts: Facts;
  /** Null where it is written from the facts alone. */
  rewrite: { type: Rewrite; text: string } | null;
  language: Language;
  /** How many were written today already: another try is another text. */
  variant: number;
}

/** Writes career summaries, and holds applications against their jobs. */
export interface Ai {
  readonly kind: SummaryWriter;
  /** The tag of the language it would write in, asked for one. */
  languageOf(wanted: Language): string;
  /**
   * The text, piece by piece, as it is written; ends early when `stop` is aborted.
   * @throws AiError
   */
  write(task: SummaryTask, stop: AbortSignal): AsyncIterable<string>;
  /**
   * What an ad asks for, and where an applicant shows it; nothing of it is believed before it is `verified`.
   * @throws AiError
   */
  analyse(task: AnalysisTask, stop: AbortSignal): Promise<Proposal[]>;
}

/** `unavailable`: nobody answers, or lets us in. `failed`: an answer came, and was no text. */
export class AiError extends Error {
  readonly reason: 'unavailable' | 'failed';

  /** @param detail for the log: of the exchange, never of the person */
  constructor(reason: AiError['reason'], detail: string) {
    super(detail);
    this.reason = reason;
  }
}
