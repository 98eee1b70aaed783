import { useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { SnapshotFrom } from 'xstate';
import { randomUuid } from '../../lib/uuid.ts';
import { isBefore } from '../../machines/interview/windows.ts';
import type { interviewActionMachine } from '../../machines/interviewAction/interviewAction.machine.ts';
import type { Action, InterviewActionEvent } from '../../machines/interviewAction/interviewAction.types.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useFaultFocus } from '../ui/useFaultFocus.ts';
import { ChoiceForm } from './ChoiceForm.tsx';
import { choiceOf, emptyDraft } from './draft.ts';
import { TooLate } from './CurrentStatus.tsx';
import { ActionProblem } from './ActionProblem.tsx';
import { otherSideOf } from '../shared/interview/zones.ts';

interface ActionDialogProps {
  action: Action;
  state: SnapshotFrom<typeof interviewActionMachine>;
  send: (event: InterviewActionEvent) => void;
}

/** The dialog of an action: asks for its input, shows the result, and keeps the input while it can't be sent. */
export function ActionDialog({ action, state, send }: ActionDialogProps) {
  const { t } = useTranslation('interview');
  const { interview, asOf, fault, refusal } = state.context;
  const [written, setWritten] = useState(emptyDraft);
  // Times pass, and the other side can change them, while the dialog is open.
  const times = (action === 'proposal.accepted' ? interview.proposed_times : interview.times).filter((time) => isBefore(asOf, time));
  const draft = { ...written, time: times.find((time) => time === written.time) ?? times[0] ?? null };
  const choice = choiceOf(action, draft);
  const at = (['offline', 'failed', 'refused', 'overtaken'] as const).find((each) => state.matches({ act: each }));
  const isOver = at === 'refused' || at === 'overtaken';
  const isBusy = state.hasTag('busy');
  const [around, attempt] = useFaultFocus<HTMLDivElement>(isBusy);
  const canRetry = state.can({ type: 'action.retried' });
  const confirm = () => {
    attempt();
    if (canRetry) send({ type: 'action.retried' });
    else if (choice) send({ type: 'choice.confirmed', choice, key: randomUuid() });
  };
  const leave = () => send({ type: 'action.left' });
  return (
    <Dialog
      isOpen
      onClose={leave}
      isClosedByOutside={false}
      title={t(`ask.${action}`, otherSideOf(interview))}
      description={t(`ask.${action}.text`, otherSideOf(interview))}
      actions={
        <>
          {isOver ? null : (
            <Button
              variant={action === 'interview.cancelled' || action === 'interview.rejected' ? 'danger' : 'primary'}
              isLoading={isBusy}
              disabled={choice === null}
              onClick={confirm}
            >
              {t(canRetry ? 'retry' : `confirm.${action}`)}
            </Button>
          )}
          {isBusy ? null : (
            <Button variant="plain" onClick={leave}>
              {t(isOver ? 'close' : 'leave')}
            </Button>
          )}
        </>
      }
    >
      <div ref={around} className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16' })}>
        {at ? <ActionProblem state={at} refusal={refusal} /> : null}
        {isOver && (refusal === 'cancelBlocked' || (at === 'overtaken' && action === 'interview.cancelled')) ? <TooLate interview={interview} /> : null}
        {isOver ? null : (
          <fieldset disabled={at !== undefined || isBusy} className={css({ minW: '0' })}>
            <ChoiceForm
              action={action}
              interview={interview}
              times={times}
              asOf={asOf}
              draft={draft}
              fault={state.matches({ act: { choosing: 'invalid' } }) ? fault : null}
              onChange={setWritten}
            />
          </fieldset>
        )}
      </div>
    </Dialog>
  );
}
