import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { Button } from '../../ui/Button.tsx';
import type { Values } from '../../../machines/record/record.types.ts';
import { EditorStatus, EditorTrouble } from './EditorNotes.tsx';
import { MatchingJobs } from './MatchingJobs.tsx';
import type { RecordParts } from './RecordDialogs.tsx';
import { RecordForm } from './RecordForm.tsx';
import { followed } from './wanted.ts';

interface InlineEditorProps extends RecordParts {
  /** The user opened it, so the first field gets the focus; it didn't open with the page. */
  isFocused: boolean;
  /** There is a list to return to. */
  isLeavable: boolean;
  /** Saving continues with the next step; reports which button was used. */
  onSaving?: ((isAnother: boolean) => void) | undefined;
}

const body = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16' });
/** The matching jobs are next to the answers, or below if there is no room. Their column is there before they are, so that no field changes its width. */
const beside = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24',
  lg: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: '48', alignItems: 'start' },
});
/** Continues to the next step: as prominent as that is, and as wide as a phone. */
const onward = css({ minW: '220px', mdDown: { w: '100%' } });
/** Kinds of which people usually have several. */
const MANY: readonly string[] = ['workExperience', 'education'];

/** The editor of a record in the page itself, with its few questions first. */
export function InlineEditor({ state, send, isFocused, isLeavable, onSaving }: InlineEditorProps) {
  const { t } = useTranslation('profile');
  const form = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocused) place.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [isFocused]);
  const { kind, draft, faults } = state.context;
  const isUntouched = state.matches({ editing: 'untouched' });
  const isPreference = kind === 'preference';
  // A half-typed title isn't searched for: values count once their field is left.
  const [settled, setSettled] = useState<Values | null>(draft?.values ?? null);
  const guess = useRef<number | null>(null);
  if (!draft) return null;
  const { values: written } = draft;
  // An industry that the user didn't choose follows the title.
  const fillIn = (industry: number) => {
    const isOurs = written['industry_id'] === null || written['industry_id'] === guess.current;
    guess.current = industry;
    // Nobody typed it, so it doesn't interrupt a save.
    if (!state.can({ type: 'record.submitted' })) return;
    if (isOurs && written['industry_id'] !== industry) change({ ...written, industry_id: industry });
  };
  const change = (values: Values) => send({ type: 'values.changed', values: isPreference ? followed(written, values) : values });
  const fields = (
    <RecordForm kind={kind} id={form} values={written} faults={faults} isShort onChange={change} onSubmit={() => send({ type: 'record.submitted' })} />
  );
  const actions = (
    <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })}>
      {/* Unchanged answers need no button of their own next to the step's. */}
      {isUntouched && !isFocused && !isPreference ? null : (
        <Button
          type="submit"
          form={form}
          variant={isUntouched && !isPreference ? 'quiet' : 'primary'}
          isLoading={state.matches('saving') || state.matches('validating') || state.matches('offline')}
          onClick={() => onSaving?.(false)}
          {...(onSaving ? { size: 'large', className: onward } : {})}
        >
          {t(onSaving ? 'saveAndContinue' : 'save')}
        </Button>
      )}
      {onSaving && !isUntouched && MANY.includes(kind) ? (
        <Button type="submit" form={form} size="large" onClick={() => onSaving(true)}>
          {t('saveAndAdd')}
        </Button>
      ) : null}
      {(isLeavable && (isFocused || isPreference)) || !isUntouched ? (
        <Button variant="plain" onClick={() => send({ type: 'editor.closed' })}>
          {t('cancel')}
        </Button>
      ) : null}
      <EditorStatus state={state} />
    </div>
  );
  return (
    <div ref={place} className={body}>
      <EditorTrouble state={state} send={send} />
      {isPreference ? (
        <div className={beside}>
          {/* The buttons stay above the jobs: leaving a field changes those, and a button that moves under the pointer loses its press. */}
          <div className={body}>
            <div onBlur={() => setSettled(written)}>{fields}</div>
            {actions}
          </div>
          <MatchingJobs values={{ ...written, job_title: settled?.['job_title'], min_salary: settled?.['min_salary'] }} onKnown={fillIn} />
        </div>
      ) : (
        <>
          {fields}
          {actions}
        </>
      )}
    </div>
  );
}
