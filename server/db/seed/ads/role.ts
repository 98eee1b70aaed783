import { sure } from '../../../random.ts';
import { reason, type Reason } from './reason.ts';

/** Where the work is done. Decides the schedule, the arrangement, and the pay period. */
export type Setting = 'office' | 'screen' | 'calls' | 'field' | 'plant' | 'site' | 'ward' | 'school' | 'kitchen' | 'floor' | 'road' | 'lab';

/** Manual work, or work on one's feet. */
export const HANDS_ON: ReadonlySet<Setting> = new Set(['plant', 'site', 'ward', 'kitchen', 'floor', 'road']);

export interface Question {
  text: string;
  kind: 'text' | 'number' | 'yesNo' | 'choice';
  options: string[];
}

/** A duty and the levels it suits. */
export interface Duty {
  text: string;
  from: number;
  to: number;
}

/** The texts for ads of a function. They may contain slots: `{a|b}` is a choice, `{3-6}` a number, `{city}`, `{company}`, `{area}` … a word of the ad. */
export interface RoleText {
  /** Pay of an independent worker as a multiple of the country's middle pay. */
  pay: number;
  /** How often it's advertised. */
  weight: number;
  setting: Setting;
  /** Industries that hire for it. Empty for work in every company. */
  industries: number[];
  degreeId: number;
  field: string;
  people: string;
  boss: string;
  tools: string[];
  areas: string[];
  skills: string[];
  why: Reason[];
  duties: Duty[];
  needs: Duty[];
  questions: Question[];
  /** A duty that is specific to one title. */
  focus: Record<string, string>;
}

interface Source {
  pay: number;
  weight: number;
  setting: Setting;
  /** Industry ids, or "*". */
  at: string;
  degree: number;
  field: string;
  people: string;
  boss: string;
  tools: string;
  areas: string;
  skills: string;
  /** One a line, in the format of `reason`. */
  why: string;
  /** One a line; "+" is for independent workers and above, "-" for beginners. */
  duties: string;
  needs: string;
  /** One a line: text#kind, and for a choice its options. */
  ask: string;
  focus?: Record<string, string>;
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const words = (text: string) => text.split(', ');

function duty(line: string): Duty {
  if (line.startsWith('+')) return { text: line.slice(1), from: 2, to: 5 };
  if (line.startsWith('-')) return { text: line.slice(1), from: 0, to: 1 };
  return { text: line, from: 0, to: 5 };
}

const KINDS: readonly Question['kind'][] = ['text', 'number', 'yesNo', 'choice'];

export function question(line: string): Question {
  const [text = '', rest = 'text'] = line.split('#');
  const [kind, options = ''] = rest.split(':');
  return {
    text,
    kind: sure(
      KINDS.find((known) => known === kind),
      `the kind of question ${kind}`,
    ),
    options: options.split(';').filter(Boolean),
  };
}

/** Parses a role's texts, written one a line. */
export function role(source: Source): RoleText {
  return {
    ...source,
    industries: source.at === '*' ? [] : source.at.split(' ').map(Number),
    degreeId: source.degree,
    tools: words(source.tools),
    areas: words(source.areas),
    skills: words(source.skills),
    why: lines(source.why).map(reason),
    duties: lines(source.duties).map(duty),
    needs: lines(source.needs).map(duty),
    questions: lines(source.ask).map(question),
    focus: source.focus ?? {},
  };
}
