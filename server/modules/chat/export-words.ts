import type { Chat, ChatMessage } from '../../../contract/chat-records.ts';
import { changeWords, type InterviewChange } from '../../../contract/interview-changes.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import { say } from '../../http/texts.ts';

const REQUESTED = { requested: 'resume requested', finished: 'resume sent', declined: 'resume request declined' };
const OFFERED = { offered: 'job offer', accepted: 'job offer accepted', declined: 'job offer declined' };
const CLOSED = { withdrawn: 'the application was withdrawn', notAccepted: 'the application was declined', jobClosed: 'the job is closed' };
/** Numbers that weren't exchanged have the same text, whatever the reason. */
const NUMBERS = {
  requested: 'mobile numbers requested',
  finished: 'mobile numbers exchanged',
  declined: 'mobile numbers not exchanged',
  lapsed: 'mobile numbers not exchanged',
};

/** A message as a line of an exported conversation. People's own text is unchanged. Everything else is in brackets, in English like every export. */
export function wordsOf(message: ChatMessage, { role, other }: Pick<Chat, 'role' | 'other'>): string {
  switch (message.kind) {
    case 'recalled':
      return '(message unsent)';
    case 'text':
    case 'greeting':
      return message.body.text;
    case 'file':
    case 'resume':
      return `(${message.kind}) ${message.body.filename}`;
    case 'video':
      return `(video resume) ${message.body.filename}`;
    case 'resumeRequest':
      return `(${REQUESTED[message.body.status]})`;
    case 'phoneRequest': {
      const { status, phones } = message.body;
      return `(${NUMBERS[status]}${phones ? `: ${phones.seeker}, ${phones.employer}` : ''})`;
    }
    case 'offer':
      return `(${OFFERED[message.body.status]}) ${[message.body.title, message.body.starts_on, message.body.text].filter(Boolean).join(' · ')}`;
    case 'automaticReply':
      return `(automatic reply) ${message.body.text}`;
    case 'interview':
      return '(interview)';
    case 'interviewChanged':
      return `(${message.body.changes.map((change) => changeIn(change, role, other.name)).join(' ')})`;
    case 'interviewClosed':
      return `(interview canceled: ${CLOSED[message.body.because]})`;
    case 'handedOver':
      return `(${message.body.name} has taken over from ${message.body.before})`;
    case 'hiringEnded':
      return '(the company is no longer hiring here)';
  }
}

const clock = (instant: string | null) => (instant === null ? '' : `${instant.slice(0, 16).replace('T', ' ')} UTC`);

function changeIn({ what, by, from, to, times, place, minutes }: InterviewChange, role: Chat['role'], name: string): string {
  return say('interviewChanges', LANGUAGES[0], changeWords(what, by, role), {
    name,
    from: clock(from),
    to: clock(to),
    times: times.map(clock).join(', '),
    place: place ?? '',
    minutes: minutes ?? 0,
  });
}
