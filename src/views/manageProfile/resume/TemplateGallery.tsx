import { useMachine } from '@xstate/react';
import Braces from '~icons/lucide/braces';
import LayoutTemplate from '~icons/lucide/layout-template';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { useSearchParams } from 'react-router-dom';
import { css } from '#css/css';
import type { Resume } from '../../../../contract/records.ts';
import type { ResumeForm } from '../../../../contract/resume-form.ts';
import { RESUME_TEMPLATES, type TemplateName } from '../../../../contract/resume-document.ts';
import { resumeTemplate } from '../../../services/profile/resumeTemplate.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Drafts } from './Drafts.tsx';
import { TemplateCard } from './TemplateCard.tsx';
import { TemplateDialog } from './TemplateDialog.tsx';

const grid = css({
  listStyle: 'none',
  display: 'grid',
  gap: '16',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))', lg: 'repeat(5, minmax(0, 1fr))' },
});
const foot = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12', rowGap: '4' });

/** The usual paper size of the reader's country. */
const paperOf = (language: string): ResumeForm['paper'] => (/^en-(US|CA)$/.test(language) ? 'Letter' : 'A4');

/** The ten templates, each with the user's own profile; the saved drafts; and the profile as data. */
export function TemplateGallery({ onMade }: { onMade: (resume: Resume) => void }) {
  const { t, i18n } = useTranslation('resumes');
  const [search, setSearch] = useSearchParams();
  const [first] = useState<ResumeForm>(() => ({
    template: 'classic',
    paper: paperOf(navigator.language),
    language: i18n.language,
    with_photo: false,
    with_date_of_birth: false,
    with_nationality: false,
  }));
  const [state, send] = useMachine(resumeTemplate, { input: { form: first } });
  const { resume, draft } = state.context;
  const made = useEffectEvent((one: Resume) => onMade(one));
  useEffect(() => {
    if (resume) made(resume);
  }, [resume]);
  // The page of free templates links here with one chosen.
  const preselected = RESUME_TEMPLATES.find((name) => name === search.get('template'));
  const open = useEffectEvent((template: TemplateName) => {
    send({ type: 'template.chosen', form: { ...first, template } });
    setSearch((before) => (before.delete('template'), before), { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (preselected) open(preselected);
  }, [preselected]);
  const isExporting = state.matches('exporting');
  return (
    <Card id="templates" icon={<LayoutTemplate size={20} aria-hidden="true" />} title={t('make.title')}>
      <p className={css({ color: 'quiet', maxW: '60ch' })}>{t('make.text')}</p>
      <Drafts added={draft} onOpen={(opened) => send({ type: 'draft.opened', draft: opened })} />
      <ul aria-label={t('make.title')} className={grid}>
        {RESUME_TEMPLATES.map((template) => (
          <TemplateCard key={template} form={{ ...first, template }} onChoose={(form) => send({ type: 'template.chosen', form })} />
        ))}
      </ul>
      <div className={foot}>
        <Button size="small" isLoading={isExporting} onClick={() => send({ type: 'profile.requested' })}>
          <Braces size={16} aria-hidden="true" />
          {t('make.json')}
        </Button>
        <p className={css({ color: 'quiet', fontSize: '13' })}>{t('make.jsonText')}</p>
        <p role="status" className={css({ fontSize: '13', _empty: { display: 'none' } })}>
          {state.matches({ exporting: 'fetching' }) ? t('make.json.fetching') : null}
          {state.matches({ exporting: 'offline' }) ? t('news.offline') : null}
          {state.matches({ choosing: 'exported' }) ? t('make.json.exported') : null}
          {state.matches({ choosing: 'notExported' }) ? t('make.json.notExported') : null}
        </p>
      </div>
      <TemplateDialog state={state} send={send} />
    </Card>
  );
}
