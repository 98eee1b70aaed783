// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import type { InputFrom } from 'xstate';
import { both, field, Frame, offers, press, reads, says, words } from '../../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../../tests/support/view-paths.tsx';
import { fromElsewhere, type Scene, unseen } from '../../../../tests/support/view-plan.ts';
import { resumeUploadFlow } from '../../../machines/resumeUpload/resumeUpload.fixtures.ts';
import type { resumeUploadMachine } from '../../../machines/resumeUpload/resumeUpload.machine.ts';
import { ResumeUpload } from './ResumeUpload.tsx';

function Upload({ machine, input, options }: Scene<typeof resumeUploadMachine> & { input: InputFrom<typeof resumeUploadMachine> }) {
  return <ResumeUpload upload={useActorRef(machine, { ...options, input })} />;
}

const answer = fromElsewhere('sent by the upload');
const isShown = (text: string) => (screen: Screen) => screen.getByText(text);
const over = unseen('the view that started the upload shows the result');

viewPaths(resumeUploadFlow)({
  view: (scene) => (
    <Frame>
      <Upload {...scene} />
    </Frame>
  ),
  // While a file is uploading, its row replaces the file picker; with three attached, the link leads back to choosing one of them.
  cannot: (event, before) => event.type === 'file.chosen' && before.matches('checking'),
  gestures: {
    'file.chosen': (user, screen) => user.upload(field(screen, 'apply:resume'), new File(['%PDF-1.7'], 'ana-reyes.pdf', { type: 'application/pdf' })),
    'upload.retried': press('common:retry'),
    'upload.cancelled': (user, screen) => user.click(screen.getByRole('button', { name: new RegExp(`^(${words('common:back')}|Remove ana-reyes.pdf)$`) })),
    'upload.progressed': answer,
    'upload.stored': answer,
    'upload.rejected': answer,
    'upload.failed': answer,
  },
  shows: {
    starting: unseen('decides right away'),
    choosing: both(isShown(words('apply:resume.hint')), offers('common:back')),
    checking: both(isShown('ana-reyes.pdf'), says('apply:resume.judging')),
    'uploading.sending': (screen) => screen.getByRole('progressbar'),
    'uploading.judging': both(isShown('ana-reyes.pdf'), says('apply:resume.judging')),
    rejected: (screen) =>
      screen.getByText((text) => (['type', 'tooLarge', 'tooMany.profile'] as const).some((reason) => text === words(`apply:resume.rejected.${reason}`))),
    failed: both(reads('ana-reyes.pdf:'), offers('common:retry'), offers('common:back')),
    offline: both(says('apply:resume.offline'), offers('common:retry')),
    stored: over,
    cancelled: over,
  },
  alike: [[['checking', 'uploading.judging'], 'the file is being looked at, first here, then by the server']],
});
