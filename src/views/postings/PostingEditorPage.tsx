import { useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { randomUuid } from '../../lib/uuid.ts';
import { EmployerFrame } from '../shared/employer/EmployerFrame.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { PostingEditor } from './PostingEditor.tsx';
import { keyIn, stepIn } from './useStepAddress.ts';

/** /employer/jobs/new and /employer/jobs/:id: edits a job posting. */
export default function PostingEditorPage() {
  const { t } = useTranslation('postings');
  const { id } = useParams();
  const { state } = useLocation();
  const [query] = useSearchParams();
  const open = () => ({ at: id, input: { id: id === undefined ? null : Number(id), key: randomUuid(), step: stepIn(query) } });
  const [opened, setOpened] = useState(open);
  const { input } = opened;
  // Each job has its own editor. Only a draft that was created in this one keeps it, once it has a URL of its own.
  if (opened.at !== id) setOpened(keyIn(state) === input.key ? { ...opened, at: id } : open());
  return (
    <EmployerFrame isFocused title={t(input.id === null ? 'editor.new' : 'editor.edit')} back={<BackLink to="/employer/jobs">{t('editor.back')}</BackLink>}>
      <PostingEditor key={input.key} input={input} />
    </EmployerFrame>
  );
}
