import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { css } from '#css/css';
import { randomUuid } from '../../lib/uuid.ts';
import { EmployerFrame } from '../employer/EmployerFrame.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { PostingEditor } from './PostingEditor.tsx';

/** /employer/jobs/new and /employer/jobs/:id: a job is written. */
export default function PostingEditorPage() {
  const { t } = useTranslation('postings');
  const { id } = useParams();
  // What was begun here stays this page once it has an address of its own.
  const [begun] = useState(id);
  const isSame = begun === undefined || begun === id;
  const shown = isSame ? begun : id;
  return (
    <EmployerFrame
      title={t(shown === undefined ? 'editor.new' : 'editor.edit')}
      back={
        <TextLink to="/employer/jobs" className={css({ display: 'inline-flex', alignItems: 'center', gap: '4', justifySelf: 'start' })}>
          <ArrowLeft size={16} aria-hidden="true" className={css({ _rtl: { transform: 'scaleX(-1)' } })} />
          {t('editor.back')}
        </TextLink>
      }
    >
      <Keyed key={isSame ? 'begun' : id} id={shown} />
    </EmployerFrame>
  );
}

function Keyed({ id }: { id: string | undefined }) {
  const [input] = useState(() => ({ id: id === undefined ? null : Number(id), key: randomUuid() }));
  return <PostingEditor input={input} />;
}
