import Eye from '~icons/lucide/eye';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { stepBefore, STEPS } from '../../machines/postingEditor/steps.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Callout } from '../ui/Callout.tsx';
import { footBarStyle } from '../ui/footBar.styles.ts';
import { editorLayout, stepTitle } from './editor.styles.ts';
import type { EditorProps } from './editorProps.ts';
import { PostingPreview } from './PostingPreview.tsx';
import { SavedState } from './SavedState.tsx';
import { StepFields } from './StepFields.tsx';
import { StepTrail } from './StepTrail.tsx';
import { WithEditing } from './WithEditing.tsx';

const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24' });
const above = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: '16', minH: '44px' });
/** Next to the form if there is room; on a phone in its place, on request. */
const live = css({
  lgDown: { display: 'none', '&[data-shown]': { display: 'block' } },
  lg: { position: 'sticky', insetBlockStart: '88px', maxH: 'calc(100dvh - 104px)', overflowY: 'auto', borderRadius: 'card' },
});
const previewTitle = css({ mb: '8', color: 'quiet', fontSize: '13', fontWeight: '600' });
const foot = css({ mt: '8', '&[data-covered]': { lgDown: { display: 'none' } } });
const FIRST_FAULT = '[aria-invalid=true]:is(input, select, textarea), fieldset[aria-invalid=true] input';

/** The form of a job posting, step by step, next to a live preview. Moves the focus to a problem right away, and to the title of a new step. */
export function PostingForm({ state, send }: EditorProps) {
  const { t } = useTranslation('postings');
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [isPreviewed, setPreviewed] = useState(false);
  const isInvalid = state.matches({ editing: 'invalid' });
  const { step, editing } = state.context;
  const status = editing?.posting.status;
  const last = useRef(step);
  useEffect(() => {
    const isNew = last.current !== step;
    last.current = step;
    const fault = isInvalid ? form.current?.querySelector<HTMLElement>(FIRST_FAULT) : null;
    if (isNew) window.scrollTo({ top: 0 });
    if (fault) fault.focus();
    else if (isNew) title.current?.focus({ preventScroll: true });
    if (isInvalid || isNew) setPreviewed(false);
  }, [isInvalid, step]);
  const before = stepBefore(step);
  const isLast = step === STEPS.at(-1);
  return (
    <WithEditing state={state} send={send}>
      <div className={editorLayout}>
        <StepTrail state={state} send={send} />
        <form
          ref={form}
          noValidate
          className={column}
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: 'step.finished' });
          }}
        >
          <div>
            <div className={above}>
              <p className={css({ color: 'quiet', fontSize: '13' })}>{t('step.count', { number: STEPS.indexOf(step) + 1, count: STEPS.length + 1 })}</p>
              <SavedState state={state} send={send} />
              <span className={css({ lg: { display: 'none' } })}>
                <Button variant="plain" size="small" aria-expanded={isPreviewed} onClick={() => setPreviewed(!isPreviewed)}>
                  <Eye width={18} height={18} aria-hidden="true" />
                  {t(isPreviewed ? 'preview.hide' : 'preview.show')}
                </Button>
              </span>
            </div>
            <h2 ref={title} tabIndex={-1} className={stepTitle}>
              {t(`step.${step}.title`)}
            </h2>
          </div>
          {status === 'confirmDue' || status === 'stale' ? (
            <Callout
              severity="warning"
              title={t('editor.confirmDue')}
              actions={
                <ButtonLink size="small" to="/employer/jobs">
                  {t('editor.confirmDue.action')}
                </ButtonLink>
              }
            />
          ) : null}
          <div className={css({ '&[data-covered]': { lgDown: { display: 'none' } } })} data-covered={isPreviewed || undefined}>
            <StepFields step={step} />
          </div>
          <div className={`${footBarStyle} ${foot}`} data-covered={isPreviewed || undefined}>
            <Button type="submit" variant="primary" isLoading={state.hasTag('busy')}>
              {t(isLast ? 'preview' : 'step.next')}
            </Button>
            {before ? (
              <Button variant="plain" onClick={() => send({ type: 'step.chosen', step: before })}>
                {t('step.back')}
              </Button>
            ) : null}
          </div>
        </form>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be scrollable by keyboard */}
        <aside className={live} data-shown={isPreviewed || undefined} tabIndex={0} aria-label={t('preview.live')}>
          <p className={previewTitle}>{t('preview.live')}</p>
          <PostingPreview />
        </aside>
      </div>
    </WithEditing>
  );
}
