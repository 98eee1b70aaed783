import FileText from '~icons/lucide/file-text';
import { useState } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { LIMITS } from '../../../../contract/limits.ts';
import type { Resume } from '../../../../contract/records.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Card } from '../../ui/Card.tsx';
import { ResumeRow } from './ResumeRow.tsx';
import { UploadPlace } from './UploadPlace.tsx';

interface AttachedResumesProps {
  resumes: readonly Resume[];
  onResumes: (change: (before: Resume[]) => Resume[]) => void;
  onStored: (resume: Resume) => void;
}

/** Replaces a changed resume. At most one is sent automatically. */
const withResume = (changed: Resume) => (before: Resume[]) =>
  before.map((one) => (one.id === changed.id ? { ...one, ...changed } : changed.is_auto_sent && one.is_auto_sent ? { ...one, is_auto_sent: false } : one));

/** The attached resumes, newest first, and a place for another. */
export function AttachedResumes({ resumes, onResumes, onStored }: AttachedResumesProps) {
  const { t } = useTranslation('resumes');
  const [news, setNews] = useState('');
  const isFull = resumes.length >= LIMITS.attachedResumes;
  return (
    <Card
      id="resumes"
      icon={<FileText size={20} aria-hidden="true" />}
      title={t('attached')}
      action={
        <span className={css({ color: 'quiet', fontVariantNumeric: 'tabular-nums' })}>
          {t('attached.count', { held: resumes.length, most: LIMITS.attachedResumes })}
        </span>
      }
    >
      <p className={css({ color: 'quiet', maxW: '60ch' })}>{t(resumes.length === 0 ? 'attached.empty' : 'attached.text')}</p>
      {resumes.length > 0 ? (
        <ul aria-label={t('attached')} className={css({ listStyle: 'none', '& > li + li': { borderBlockStart: '1px solid {colors.line}' } })}>
          {resumes.map((resume) => (
            <ResumeRow
              key={resume.id}
              resume={resume}
              onResume={(changed) => onResumes(withResume(changed))}
              onGone={(isByMe) => {
                onResumes((before) => before.filter(({ id }) => id !== resume.id));
                setNews(t(isByMe ? 'news.deleted' : 'news.gone', { name: resume.filename }));
              }}
            />
          ))}
        </ul>
      ) : null}
      <p role="status" className={css({ color: 'quiet', overflowWrap: 'anywhere', _empty: { display: 'none' } })}>
        {news}
      </p>
      {isFull ? (
        <Callout severity="info">{t('attached.full')}</Callout>
      ) : (
        <UploadPlace
          attached={resumes.length}
          onStored={(resume) => {
            onStored(resume);
            setNews(t(resume.left_out?.length ? 'stored.part' : 'stored', { name: resume.filename, parts: resume.left_out?.join(', ') }));
          }}
        />
      )}
    </Card>
  );
}
