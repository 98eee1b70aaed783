import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Callout } from '../ui/Callout.tsx';
import { footBarStyle } from '../ui/footBar.styles.ts';
import type { EditorProps } from './editorProps.ts';
import { JobFields } from './JobFields.tsx';
import { PayFields } from './PayFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { PostingPreview } from './PostingPreview.tsx';
import { PromiseFields } from './PromiseFields.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import { SavedState } from './SavedState.tsx';
import { TextFields } from './TextFields.tsx';
import { WhoFields } from './WhoFields.tsx';
import { WithEditing } from './WithEditing.tsx';

const layout = css({ display: 'grid', gap: '48', gridTemplateColumns: 'minmax(0, 680px)', xl: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 400px)' } });
/** Beside the form where there is room for it: what is written, as a seeker will see it. */
const live = css({
  display: 'none',
  xl: { display: 'block', position: 'sticky', insetBlockStart: '88px', alignSelf: 'start', maxH: 'calc(100dvh - 104px)', overflowY: 'auto' },
});

/** Where a job is written. What is wrong is gone to at once. */
export function PostingForm({ state, send }: EditorProps) {
  const { t } = useTranslation('postings');
  const form = useRef<HTMLFormElement>(null);
  const isInvalid = state.matches({ editing: 'invalid' });
  const status = state.context.editing?.posting.status;
  useEffect(() => {
    if (isInvalid) form.current?.querySelector<HTMLElement>('[aria-invalid=true]:is(input, select, textarea), fieldset[aria-invalid=true] input')?.focus();
  }, [isInvalid]);
  return (
    <WithEditing state={state} send={send}>
      <div className={layout}>
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: 'preview.requested' });
          }}
        >
          {status === 'confirmDue' || status === 'stale' ? (
            <div className={css({ mb: '24' })}>
              <Callout
                severity="warning"
                title={t('editor.confirmDue')}
                actions={
                  <ButtonLink size="small" to="/employer/jobs">
                    {t('editor.confirmDue.action')}
                  </ButtonLink>
                }
              />
            </div>
          ) : null}
          <JobFields />
          <PlaceFields />
          <PayFields />
          <WhoFields />
          <TextFields />
          <QuestionFields />
          <PromiseFields />
          <div className={footBarStyle}>
            <Button type="submit" variant="primary" isLoading={state.matches('checking')}>
              {t('preview')}
            </Button>
            <SavedState state={state} send={send} />
          </div>
        </form>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is to be scrolled by keyboard */}
        <aside className={live} tabIndex={0} aria-label={t('preview.live')}>
          <PostingPreview />
        </aside>
      </div>
    </WithEditing>
  );
}
