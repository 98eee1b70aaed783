import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { LIMITS } from '../../../contract/limits.ts';
import type { Resume } from '../../../contract/records.ts';
import { chooseFile } from '../../services/files.ts';
import type { FileRef } from '../../machines/resumeUpload/resumeUpload.actors.ts';
import { RadioGroup } from '../ui/ChoiceGroup.tsx';
import { FileDrop } from '../ui/FileDrop.tsx';
import { RESUME_TYPES } from '../shared/resume/ResumeUpload.tsx';

interface ResumeChoiceProps {
  resumes: readonly Resume[];
  resumeId: string | null;
  error?: string | undefined;
  onChoose: (resumeId: string) => void;
  onUpload: (file: FileRef) => void;
}

/** Selects the resume to attach: an existing one, or a new one. */
export function ResumeChoice({ resumes, resumeId, error, onChoose, onUpload }: ResumeChoiceProps) {
  const { t, i18n } = useTranslation('apply');
  const date = (at: string) => new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(at));
  return (
    <div className={css({ display: 'grid', gap: '16' })}>
      {resumes.length > 0 ? (
        <RadioGroup
          name="resume"
          label={t('resume.choose')}
          look="cards"
          required
          error={error}
          choices={resumes.map((resume) => ({
            value: resume.id,
            label: resume.filename,
            hint: `${resume.format.toUpperCase()} · ${t('resume.added', { date: date(resume.created_at) })}`,
          }))}
          value={resumeId}
          onChange={onChoose}
        />
      ) : null}
      {resumes.length < LIMITS.attachedResumes ? (
        <FileDrop
          label={t(resumes.length > 0 ? 'resume.another' : 'resume')}
          hint={t('resume.hint')}
          look={resumes.length > 0 ? 'row' : 'zone'}
          required={resumes.length === 0}
          accept={RESUME_TYPES}
          error={resumes.length === 0 ? error : undefined}
          onPick={(file) => onUpload(chooseFile(file))}
        />
      ) : null}
    </div>
  );
}
