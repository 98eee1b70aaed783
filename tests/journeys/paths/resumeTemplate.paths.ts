import { expect } from '@playwright/test';
import { exportJsonResume, generateResume, previewResume } from '../../../contract/resume-calls.ts';
import { createResumeDraft, listResumeDrafts, updateResumeDraft } from '../../../contract/resume-drafts.ts';
import { draft } from '../../../src/machines/resumeDraft/resumeDraft.fixtures.ts';
import type { TemplateAnswer } from '../../../src/machines/resumeTemplate/resumeTemplate.actors.ts';
import { resumeTemplateFlow } from '../../../src/machines/resumeTemplate/resumeTemplate.fixtures.ts';
import { drivePaths } from './drive.ts';
import { addressOf, answerAs, beSeeker, field, open, press } from './gestures.ts';
import { checkedFirst, fileAt, reconnecting, typed } from './ownCalls.ts';
import { data, refusal, type Reply, type Stand, type WireCall } from './plan.ts';
import { words } from './words.ts';

const PAGE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"/>';

/** The gallery draws each template with the same call as the dialog: all of them are drawn before the path begins. */
async function drawGallery(stand: Stand): Promise<void> {
  const { page } = stand;
  const isPreview = (url: URL) => addressOf(previewResume).test(url.pathname);
  await page.route(isPreview, (route) => route.fulfill({ json: { data: { pages: [PAGE] } } }));
  await open('/manage-profile/resume')(stand);
  const cards = page.getByRole('button', { name: /^Use / });
  await cards.first().waitFor();
  for (const card of await cards.all()) await card.scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: /^Your resume in .*, first page$/ })).toHaveCount(await cards.count());
  await page.unroute(isPreview);
}

const saving = {
  call: [createResumeDraft, updateResumeDraft],
  reply: (answer) => {
    if (answer.ok) return data(answer.draft);
    return answer.failure === 'full' ? refusal('tooManyDrafts') : answer.failure === 'gone' ? refusal('notFound') : null;
  },
} satisfies WireCall<TemplateAnswer>;

const made = (answer: TemplateAnswer): Reply => {
  if (answer.ok) return data(answer.resume ?? { pages: [PAGE] });
  return refusal(answer.failure === 'full' ? 'tooManyResumes' : 'profileUnfinished');
};

drivePaths(resumeTemplateFlow)({
  begin: {
    classic: async (stand) => {
      await beSeeker(stand);
      await answerAs(stand, listResumeDrafts, [draft]);
      await drawGallery(stand);
    },
  },
  gestures: {
    'template.chosen': ({ page }) => page.getByRole('button', { name: 'Use Academic' }).click(),
    'draft.opened': ({ page }) => page.getByRole('button', { name: `Open ${draft.name}` }).click(),
    'form.changed': async (stand) => {
      const paper = field(stand, 'resumes:shape.paper');
      await paper.selectOption((await paper.inputValue()) === 'A4' ? 'Letter' : 'A4');
    },
    'generate.requested': press('resumes:shape.attach'),
    'download.requested': press('resumes:shape.download'),
    'draft.requested': ({ page }) => page.getByRole('button', { name: /^Save (as draft|to )/ }).click(),
    'name.submitted': async (stand, { name }) => {
      await field(stand, 'resumes:drafts.name').fill(typed(stand, name, 'a/b'));
      await press('resumes:drafts.keep')(stand);
    },
    'name.abandoned': press('resumes:drafts.back'),
    'profile.requested': press('resumes:make.json'),
    'template.retried': press('common:retry'),
    'template.closed': ({ page }) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: words('common:close') })
        .first()
        .click(),
  },
  // What is chosen can't be chosen again, and the name of a saved draft is fine.
  cannot: (event, { context: { form, draft: saved } }) =>
    event.type === 'form.changed' ? event.form.paper === form.paper : saved !== null && 'output' in event && 'fault' in Object(event.output),
  calls: {
    drawPages: { call: previewResume, reply: made } satisfies WireCall<TemplateAnswer>,
    generateResume: { call: generateResume, reply: made } satisfies WireCall<TemplateAnswer>,
    downloadFile: { call: fileAt('/api/jobseekers/generate-resume/file'), reply: made } satisfies WireCall<TemplateAnswer>,
    saveDraft: checkedFirst(saving),
    saving,
    downloadProfile: { call: exportJsonResume, reply: () => 'server' },
    waitToExport: reconnecting,
    waitToDraw: reconnecting,
    waitToMake: reconnecting,
    waitToDownload: reconnecting,
    waitToKeep: reconnecting,
  },
});
