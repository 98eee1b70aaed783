import { useMachine } from '@xstate/react';
import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { DECLINE_REASONS, NOTE_LENGTH, type DeclineReason } from '../../../contract/decline-reasons.ts';
import { randomUuid } from '../../lib/uuid.ts';
import type { DeclineOutcome } from '../../machines/decline/decline.actors.ts';
import { decline } from '../../services/applicants.ts';
import { useEmployer } from '../shared/employer/employer.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { RadioGroup } from '../ui/ChoiceGroup.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextArea } from '../ui/TextArea.tsx';

const quote = css({ display: 'grid', gap: '12', p: '16', borderRadius: 'card', bg: 'sunken', overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
const FORM = 'decline-reason';

interface DeclineDialogProps {
  applicants: readonly { id: string; name: string; job: { title: string } }[];
  /** Called with the outcome, or with null if canceled. */
  onDone: (outcome: DeclineOutcome | null) => void;
}

/** Declines one or more applicants: choose the reason, preview the message, send. */
export function DeclineDialog({ applicants, onDone }: DeclineDialogProps) {
  const { t } = useTranslation(['applicants', 'myJobs', 'common']);
  const { membership } = useEmployer();
  const [input] = useState(() => ({ ids: applicants.map(({ id }) => id), key: randomUuid() }));
  const [state, send] = useMachine(decline, { input });
  const [chosen, setChosen] = useState<DeclineReason>(state.context.reason);
  const [note, setNote] = useState('');
  const isDone = state.status === 'done';
  useEffect(() => {
    if (isDone) onDone(state.context.outcome);
    // Only when the chart ends.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isDone]);
  const abandon = () => send({ type: 'decline.abandoned' });
  const [first] = applicants;
  const isOne = applicants.length === 1;
  const isTooLong = note.length > NOTE_LENGTH;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isTooLong) send({ type: 'reason.submitted', reason: chosen, note: note.trim() });
  };
  const isChoosing = state.matches('choosingReason');
  const count = applicants.length;
  return (
    <Dialog
      isOpen={!isDone}
      isAlert={!isChoosing}
      onClose={abandon}
      title={isChoosing ? (isOne ? t('decline.titleOf', { name: first?.name }) : t('decline.title', { count })) : t('decline.confirm.title', { count })}
      {...(isChoosing ? {} : { description: t('decline.confirm.text') })}
      width={560}
      isClosedByOutside={false}
      actions={
        isChoosing ? (
          <>
            <Button variant="primary" type="submit" form={FORM}>
              {t('decline.next')}
            </Button>
            <Button variant="plain" onClick={abandon}>
              {t('decline.keep')}
            </Button>
          </>
        ) : (
          <>
            {state.can({ type: 'decline.confirmed' }) || state.hasTag('busy') ? (
              <Button variant="danger" isLoading={state.hasTag('busy')} onClick={() => send({ type: 'decline.confirmed' })}>
                {t('decline.send')}
              </Button>
            ) : null}
            {state.can({ type: 'reason.changed' }) ? <Button onClick={() => send({ type: 'reason.changed' })}>{t('decline.back')}</Button> : null}
            {state.can({ type: 'decline.abandoned' }) ? (
              <Button variant="plain" onClick={abandon}>
                {t('decline.keep')}
              </Button>
            ) : null}
          </>
        )
      }
    >
      {isChoosing ? (
        <form id={FORM} onSubmit={submit} className={css({ display: 'grid', gap: '16' })}>
          <RadioGroup
            label={t('decline.reason')}
            name="reason"
            value={chosen}
            onChange={(value) => setChosen(value as DeclineReason)}
            choices={DECLINE_REASONS.map((value) => ({ value, label: t(`decline.reason.${value}`) }))}
          />
          <TextArea
            label={t('decline.note')}
            hint={t('decline.noteHint')}
            error={isTooLong ? t('decline.tooLong') : undefined}
            value={note}
            limit={NOTE_LENGTH}
            onChange={(event) => setNote(event.target.value)}
          />
        </form>
      ) : (
        <div className={css({ display: 'grid', gap: '16' })}>
          <blockquote className={quote}>
            <p>
              {isOne
                ? t('decline.letter', { name: first?.name.split(' ')[0], company: membership.company.name, job: first?.job.title })
                : t('decline.letterMany', { company: membership.company.name })}
            </p>
            <p>{t(`myJobs:declineReason.${state.context.reason}`)}</p>
            {state.context.note ? <p>{t('myJobs:note', { company: membership.company.name, note: state.context.note })}</p> : null}
          </blockquote>
          {state.matches('offline') ? <Callout severity="warning">{t('decline.offline')}</Callout> : null}
          {state.matches('failed') ? <Callout severity="error">{t('decline.failed')}</Callout> : null}
        </div>
      )}
    </Dialog>
  );
}
