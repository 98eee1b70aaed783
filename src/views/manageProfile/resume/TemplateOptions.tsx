import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { LANGUAGES } from '../../../../contract/languages.ts';
import type { ResumeForm } from '../../../../contract/resume-form.ts';
import { PAPERS, RESUME_TEMPLATES } from '../../../../contract/resume-document.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Select } from '../../ui/Select.tsx';

interface TemplateOptionsProps {
  form: ResumeForm;
  isBusy: boolean;
  onForm: (form: ResumeForm) => void;
}

/** The options of a resume. Details that only some countries expect are off by default. */
export function TemplateOptions({ form, isBusy, onForm }: TemplateOptionsProps) {
  const { t, i18n } = useTranslation(['resumes', 'freeResume']);
  const find = <T extends string>(all: readonly T[], value: string): T | undefined => all.find((one) => one === value);
  return (
    <>
      <Select
        label={t('shape.template')}
        value={form.template}
        disabled={isBusy}
        options={RESUME_TEMPLATES.map((value) => ({ value, label: t(`freeResume:template.${value}`) }))}
        hint={t(`freeResume:good.${form.template}`)}
        onChange={({ target }) => onForm({ ...form, template: find(RESUME_TEMPLATES, target.value) ?? form.template })}
      />
      <Select
        label={t('shape.paper')}
        value={form.paper}
        disabled={isBusy}
        options={PAPERS.map((value) => ({ value, label: t(`shape.paper.${value}`) }))}
        onChange={({ target }) => onForm({ ...form, paper: find(PAPERS, target.value) ?? form.paper })}
      />
      <Select
        label={t('shape.language')}
        value={form.language ?? i18n.language}
        disabled={isBusy}
        options={LANGUAGES.map(({ tag, label }) => ({ value: tag, label }))}
        onChange={({ target }) => onForm({ ...form, language: target.value })}
      />
      <fieldset disabled={isBusy} className={css({ minW: '0' })}>
        <legend className={css({ fontSize: '13', color: 'quiet', mb: '4' })}>{t('shape.details')}</legend>
        <Checkbox
          label={t('shape.with_photo')}
          hint={t('shape.with_photo.hint')}
          checked={form.with_photo}
          onChange={({ target }) => onForm({ ...form, with_photo: target.checked })}
        />
        <Checkbox
          label={t('shape.with_date_of_birth')}
          checked={form.with_date_of_birth}
          onChange={({ target }) => onForm({ ...form, with_date_of_birth: target.checked })}
        />
        <Checkbox
          label={t('shape.with_nationality')}
          checked={form.with_nationality}
          onChange={({ target }) => onForm({ ...form, with_nationality: target.checked })}
        />
      </fieldset>
    </>
  );
}
