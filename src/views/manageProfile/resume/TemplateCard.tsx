import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { ResumeForm } from '../../../../contract/resume-form.ts';
import { thumbnailRequest } from '../../../services/profile/resumeTemplate.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Picture } from './Picture.tsx';

interface TemplateCardProps {
  form: ResumeForm;
  onChoose: (form: ResumeForm) => void;
}

const card = css({ position: 'relative', display: 'grid', gridTemplateRows: 'auto auto', gap: '8', alignContent: 'start' });
const sheet = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '210 / 297',
  '&[data-paper=Letter]': { aspectRatio: '8.5 / 11' },
  overflow: 'hidden',
  borderRadius: 'control',
  bg: 'sunken',
  boxShadow: '0 0 0 1px {colors.line}',
  textAlign: 'center',
  transition: 'box-shadow {durations.fast}',
  'li:hover > &, li:has(:focus-visible) > &': { boxShadow: '0 0 0 2px {colors.accent}' },
});
/** A loading page looks like a page. */
const page = css({ w: '100%', h: '100%', p: '12%', display: 'flex', flexDirection: 'column', gap: '5%', bg: 'raised' });
const LINES = ['60%', '100%', '92%', '40%', '100%', '96%', '70%', '40%', '88%'];
/** The text makes the whole card clickable; what is in the sheet in the meantime can be clicked itself. */
const choose = css({
  minH: '44px',
  fontWeight: '600',
  textAlign: 'start',
  cursor: 'pointer',
  _before: { content: '""', position: 'absolute', inset: '0' },
  _focusVisible: { outline: '2px solid {colors.accent}', outlineOffset: '2px', borderRadius: 'control' },
});

/** A template with the user's own profile, drawn once it comes into view. */
export function TemplateCard({ form, onChoose }: TemplateCardProps) {
  const { t } = useTranslation(['resumes', 'freeResume']);
  const [state, send] = useMachine(thumbnailRequest, { input: {} });
  const ref = useRef<HTMLLIElement>(null);
  const { response, error } = state.context;
  const template = t(`freeResume:template.${form.template}`);
  const draw = useEffectEvent(() => send({ type: 'request.sent', payload: form }));
  useEffect(() => {
    const item = ref.current;
    if (!item) return;
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        seen.disconnect();
        draw();
      },
      { rootMargin: '200px' },
    );
    seen.observe(item);
    return () => seen.disconnect();
  }, []);
  return (
    <li ref={ref} className={card}>
      <div className={sheet} data-paper={form.paper}>
        {response === undefined ? (
          state.matches('failure') ? (
            <div className={css({ p: '12', fontSize: '13', color: 'quiet', position: 'relative', zIndex: '1' })}>
              <p>{error?.retryAfter ? error.message : t('make.notDrawn')}</p>
              <Button size="small" variant="plain" onClick={() => send({ type: 'request.retried' })}>
                {t('make.again')}
              </Button>
            </div>
          ) : state.matches('offline') ? (
            <p className={css({ p: '12', fontSize: '13', color: 'quiet' })}>{t('make.offline')}</p>
          ) : (
            <div role="status" aria-busy="true" aria-label={t('make.drawing', { template })} className={page}>
              {LINES.map((width, index) => (
                <Skeleton key={index} width={width} height={index === 0 ? '10%' : '4%'} />
              ))}
            </div>
          )
        ) : (
          <Picture page={response} alt={t('make.thumbnail', { template })} />
        )}
      </div>
      <button type="button" className={choose} aria-label={t('make.open', { template })} onClick={() => onChoose(form)}>
        {template}
      </button>
    </li>
  );
}
