import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import type { ResumeForm } from '../../../contract/resume-form.ts';
import { toFailure } from '../../lib/failure.ts';
import { requestFor } from '../../machines/request/request.machine.ts';
import type { TemplateAnswer, TemplateFailure } from '../../machines/resumeTemplate/resumeTemplate.actors.ts';
import { resumeTemplateMachine } from '../../machines/resumeTemplate/resumeTemplate.machine.ts';
import { saveFile } from '../account/saveFile.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';
import { fetchFile } from '../fetchFile.ts';
import { checkRule } from './checkRule.ts';

const FAILURES: Readonly<Record<number, TemplateFailure>> = {
  [ERRORS.profileUnfinished.code]: 'unfinished',
  [ERRORS.tooManyResumes.code]: 'full',
  [ERRORS.tooManyDrafts.code]: 'full',
  [ERRORS.notFound.code]: 'gone',
};

/** @throws Failure if it isn't a refusal of the request */
function refused(error: unknown): TemplateAnswer {
  const failure = FAILURES[toFailure(error).code];
  if (!failure) throw error;
  return { ok: false, failure };
}

async function draw(form: ResumeForm, signal: AbortSignal): Promise<string[]> {
  return (await api('previewResume', { body: form }, { signal })).data.pages;
}

/** The first page of the user's own profile in a template. */
export const thumbnailRequest = requestFor<ResumeForm, string>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise<string, { payload: ResumeForm }>(async ({ input, signal }) => (await draw(input.payload, signal))[0] ?? ''),
  },
});

const fileOf = (form: ResumeForm) =>
  `/api/jobseekers/generate-resume/file?${new URLSearchParams(Object.entries(form).map(([name, value]): [string, string] => [name, String(value)]))}`;

interface Draft {
  form: ResumeForm;
  id: string | null;
  name: string;
  key: string;
}

/** The resume template chart with its actors. */
export const resumeTemplate = resumeTemplateMachine.provide({
  actors: {
    waitForConnection,
    drawPages: fromPromise<TemplateAnswer, { form: ResumeForm }>(({ input, signal }) =>
      draw(input.form, signal).then((pages) => ({ ok: true, pages }), refused),
    ),
    generateResume: fromPromise<TemplateAnswer, { form: ResumeForm; key: string }>(({ input: { form, key }, signal }) =>
      api('generateResume', { body: form }, { signal, idempotencyKey: key }).then(({ data }) => ({ ok: true, resume: data }), refused),
    ),
    downloadFile: fromPromise<TemplateAnswer, { form: ResumeForm }>(async ({ input, signal }) => {
      try {
        const file = await fetchFile(fileOf(input.form), signal);
        saveFile(`resume-${input.form.template}.pdf`, file, file.type);
        return { ok: true };
      } catch (error) {
        return refused(error);
      }
    }),
    saveDraft: fromPromise<TemplateAnswer, Draft>(async ({ input: { form, id, name, key }, signal }) => {
      const fault = await checkRule('name', name);
      if (fault !== null) return { ok: false, failure: 'invalid', fault };
      const saved =
        id === null
          ? api('createResumeDraft', { body: { name, form } }, { signal, idempotencyKey: key })
          : api('updateResumeDraft', { params: { id }, body: { form } }, { signal });
      return saved.then(({ data }) => ({ ok: true, draft: data }), refused);
    }),
    downloadProfile: fromPromise<TemplateAnswer>(async ({ signal }) => {
      const { data } = await api('exportJsonResume', {}, { signal });
      saveFile('resume.json', JSON.stringify(data, null, 2), 'application/json');
      return { ok: true };
    }),
  },
});
