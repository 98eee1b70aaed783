import { useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useParams, useSearchParams } from 'react-router-dom';
import { randomUuid } from '../../lib/uuid.ts';
import { EmployerFrame } from '../shared/employer/EmployerFrame.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { PostingEditor } from './PostingEditor.tsx';
import { stepIn } from './useStepAddress.ts';

/** /employer/jobs/new and /employer/jobs/:id: edits a job posting. */
export default function PostingEditorPage() {
  const { t } = useTranslation('postings');
  const { id } = useParams();
  // A posting created here keeps this page once it has a URL of its own.
  const [begun] = useState(id);
  const isSame = begun === undefined || begun === id;
  const shown = isSame ? begun : id;
  return (
    <EmployerFrame isFocused title={t(shown === undefined ? 'editor.new' : 'editor.edit')} back={<BackLink to="/employer/jobs">{t('editor.back')}</BackLink>}>
      <Keyed key={isSame ? 'begun' : id} id={shown} />
    </EmployerFrame>
  );
}

function Keyed({ id }: { id: string | undefined }) {
  const [query] = useSearchParams();
  const [input] = useState(() => ({ id: id === undefined ? null : Number(id), key: randomUuid(), step: stepIn(query) }));
  return <PostingEditor input={input} />;
}
