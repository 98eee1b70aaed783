import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Attendance, Interview, InterviewResult } from '../../../contract/interview-records.ts';
import { NOTE_LENGTH, REASON_LENGTH } from '../../machines/interviewAction/choices.ts';
import type { Action, ChoiceFault } from '../../machines/interviewAction/interviewAction.types.ts';
import { RadioGroup } from '../ui/ChoiceGroup.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import type { ChoiceDraft } from './draft.ts';
import { TimeFields } from './TimeFields.tsx';
import { WhenText } from './WhenText.tsx';
import { otherSideOf } from '../shared/interview/zones.ts';

interface ChoiceFormProps {
  action: Action;
  interview: Interview;
  /** The times that can be chosen. */
  times: readonly string[];
  asOf: string;
  draft: ChoiceDraft;
  fault: ChoiceFault | null;
  onChange: (draft: ChoiceDraft) => void;
}

/** The input of an action: a time, a reason, attendance, the result. */
export function ChoiceForm({ action, interview, times, asOf, draft, fault, onChange }: ChoiceFormProps) {
  const { t } = useTranslation('interview');
  const other = otherSideOf(interview);
  const change = (part: Partial<ChoiceDraft>) => onChange({ ...draft, ...part });
  const messageFor = (...faults: ChoiceFault[]) => (fault && faults.includes(fault) ? t(`fault.${fault}`) : undefined);
  if (action === 'time.accepted' || action === 'proposal.accepted') {
    return (
      <RadioGroup
        name="time"
        look="cards"
        label={t('choose.time')}
        error={messageFor('timePast')}
        value={draft.time}
        onChange={(time) => change({ time })}
        choices={times.map((time) => ({ value: time, label: <WhenText at={time} minutes={interview.minutes} other={other} /> }))}
      />
    );
  }
  if (action === 'attendance.marked') {
    return (
      <RadioGroup
        name="attendance"
        look="cards"
        label={t('choose.attendance', other)}
        value={draft.attendance}
        onChange={(attendance) => change({ attendance: attendance as Attendance })}
        choices={(['completed', 'notAttended'] as const).map((each) => ({
          value: each,
          label: t(`attendance.${each}`, other),
          hint: t(`attendance.${each}.hint`, other),
        }))}
      />
    );
  }
  if (action === 'result.given') {
    return (
      <div className={css({ display: 'grid', gap: '16' })}>
        <RadioGroup
          name="result"
          look="cards"
          label={t('choose.result')}
          value={draft.result}
          onChange={(result) => change({ result: result as InterviewResult })}
          choices={(['passed', 'notSuitable'] as const).map((each) => ({ value: each, label: t(`result.${each}`), hint: t(`result.${each}.hint`, other) }))}
        />
        <TextArea
          label={t('choose.note', other)}
          value={draft.note}
          limit={NOTE_LENGTH}
          error={messageFor('noteTooLong')}
          onChange={(event) => change({ note: event.target.value })}
        />
      </div>
    );
  }
  return (
    <div className={css({ display: 'grid', gap: '24' })}>
      <TextArea
        label={t('choose.reason')}
        hint={t('choose.reasonHint', other)}
        value={draft.reason}
        limit={REASON_LENGTH}
        required
        error={messageFor('reasonMissing', 'reasonTooLong')}
        onChange={(event) => change({ reason: event.target.value })}
      />
      {action === 'reschedule.requested' ? (
        <TimeFields
          label={t('choose.times')}
          hint={t('choose.timesHint', other)}
          times={draft.times}
          onChange={(times) => change({ times })}
          // It is obvious which time is invalid; the message is below the last field.
          errorOf={(index) => (index === draft.times.length - 1 ? messageFor('timePast', 'timeTwice') : undefined)}
          now={asOf}
          other={other}
        />
      ) : null}
    </div>
  );
}
