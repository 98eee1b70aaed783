import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendMessage } from '../../contract/chat-messages.ts';
import { createApplication } from '../../contract/applications.ts';
import { type CallDeclaration, type CallInput, pathOf, type ReplyOf } from '../../contract/call.ts';
import { getJob } from '../../contract/jobs.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { TemplateName } from '../../contract/resume-document.ts';
import type { Outside } from '../app.ts';
import type { Caller } from '../http/caller.ts';
import { cleanFilename } from '../modules/profile/filename.ts';
import { profileOf } from '../modules/profile/profile.ts';
import { resumeOfProfile } from '../modules/profile/resume-of-profile.ts';
import { attach } from '../modules/profile/resumes.ts';
import { nameOf } from '../resume-templates/entries.ts';

/** The person who acts. */
export interface Actor {
  id: string;
  kind: 'seeker' | 'recruiter';
}

/** Lets people of a demo act through the same calls as the pages. */
export interface Acting {
  /** Makes a call as a person. @throws Error with the response if it's refused */
  call: <const C extends CallDeclaration>(actor: Actor, call: C, input?: CallInput<C>) => Promise<ReplyOf<C>>;
  /** Attaches a resume made from a person's profile. Bypasses the call, because its press times out on a busy machine. @returns its id */
  attachResume: (seeker: Actor, template: TemplateName) => Promise<string>;
}

const ACTOR = 'x-actor';

/** Trusts a header for the caller's identity. Only for a server without a port, which only the demo can reach. */
export async function identifyActor({ headers }: Pick<FastifyRequest, 'headers'>): Promise<Caller> {
  const [kind, id = ''] = String(headers[ACTOR] ?? '').split(' ');
  return { kind: kind === 'recruiter' ? 'recruiter' : 'seeker', userId: id, sessionId: id };
}

/** @param app a server without a port, with `identifyActor` */
export function actingOn(app: FastifyInstance, { connection, files, now }: Pick<Outside, 'connection' | 'files' | 'now'>): Acting {
  return {
    async call(actor, declaration, input) {
      const given = (input ?? {}) as { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
      const query = new URLSearchParams(Object.entries(given.query ?? {}).map(([key, value]) => [key, String(value)]));
      const answer = await app.inject({
        method: declaration.method,
        url: pathOf(declaration, given.params) + (query.size > 0 ? `?${query}` : ''),
        headers: {
          [ACTOR]: `${actor.kind} ${actor.id}`,
          'country-id': '167',
          'language-id': '1',
          ...(declaration.method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
        },
        ...(given.body === undefined ? {} : { payload: given.body as object }),
      });
      if (answer.statusCode >= 400) throw new Error(`${declaration.method} ${declaration.path} at ${now().toISOString()}: ${answer.body}`);
      return (JSON.parse(answer.body) as { data: never }).data;
    },
    async attachResume({ id: userId }, template) {
      const document = resumeOfProfile(await profileOf(connection.db, userId, now()), LANGUAGES[0], { dateOfBirth: false, nationality: false });
      // Loaded on demand: fonts and the typesetting code are large, and a server that plays scripts may never need them.
      const { renderResume } = await import('../resume-templates/render.ts');
      const bytes = renderResume(document, template, { paper: 'A4', language: 'en', made: now() });
      const file = await files.stage(Readable.from([bytes]), cleanFilename(`${nameOf(document)} - Resume`, 'pdf'), LIMITS.resumeBytesProfile);
      try {
        return (await connection.db.transaction((tx) => attach(tx, files, userId, file, now()))).id;
      } finally {
        await files.discard(file);
      }
    },
  };
}

/** Applies with a resume made from the person's profile, answering yes to every question. @returns the application's id */
export async function apply(
  acting: Acting,
  seeker: Actor,
  jobId: number,
  { resumeId, says }: { resumeId?: string; says?: string | undefined },
): Promise<string> {
  const resume = resumeId ?? (await acting.attachResume(seeker, 'modern'));
  const { screening_questions: asked } = await acting.call(seeker, getJob, { params: { id: jobId } });
  const answers = { yesNo: 'yes', number: '4', choice: '', text: 'Yes, in my last two positions.' };
  const screening_answers = asked.map(({ id, kind, options }) => ({ question_id: id, answer: kind === 'choice' ? (options[0] ?? '') : answers[kind] }));
  const body = { resume_id: resume, first_message: says ?? null, screening_answers };
  return (await acting.call(seeker, createApplication, { params: { id: jobId }, body })).application.id;
}

/** Sends a message. */
export const say = (acting: Acting, who: Actor, chatId: string, text: string) =>
  acting.call(who, sendMessage, { params: { id: chatId }, body: { id: crypto.randomUUID(), kind: 'text', body: { text } } });
