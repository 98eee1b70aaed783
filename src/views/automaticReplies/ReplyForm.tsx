import { useEffect } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { SnapshotFrom } from 'xstate';
import { css } from '#css/css';
import type { AutomaticReply } from '../../../contract/automatic-replies.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { AutomaticRepliesEvent, automaticRepliesMachine } from '../../machines/automaticReplies/automaticReplies.machine.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useFaultFocus } from '../ui/useFaultFocus.ts';
import { HoursFields } from './HoursFields.tsx';
import { ZoneField } from './ZoneField.tsx';

const form = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16', py: '8' });
const pair = css({ display: 'grid', gap: '16', gridTemplateColumns: 'minmax(0, 1fr)', md: { gridTemplateColumns: '1fr 1fr' } });

interface ReplyFormProps {
  draft: AutomaticReply;
  /** It is on as last saved. */
  isOn: boolean;
  state: SnapshotFrom<typeof automaticRepliesMachine>;
  send: (event: AutomaticRepliesEvent) => void;
  now: () => string;
}

/** When a reply is sent and its text. Saving turns it on. */
export function ReplyForm({ draft, isOn, state, send, now }: ReplyFormProps) {
  const { t } = useTranslation(['automaticReplies', 'validation', 'common']);
  const isSaving = state.matches('saving');
  const [box, attempt] = useFaultFocus<HTMLFormElement>(isSaving);
  const { faults } = state.context;
  useEffect(() => box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), [box]);
  const wrongWith = (field: string): string | undefined => {
    const fault = faults[field];
    return typeof fault === 'string' ? t(`validation:${fault}`) : fault?.message;
  };
  const change = (next: AutomaticReply) => send({ type: 'draft.changed', draft: next });
  return (
    <form
      ref={box}
      noValidate
      aria-label={t(draft.kind)}
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        attempt();
        send({ type: 'draft.submitted', now: now() });
      }}
    >
      {draft.kind === 'outOfOffice' ? (
        <div className={pair}>
          <TextField
            type="date"
            label={t('firstDay')}
            required
            value={draft.first_day ?? ''}
            error={wrongWith('first_day')}
            onChange={({ target }) => change({ ...draft, first_day: target.value || null })}
          />
          <TextField
            type="date"
            label={t('lastDay')}
            required
            min={draft.first_day ?? undefined}
            value={draft.last_day ?? ''}
            error={wrongWith('last_day')}
            onChange={({ target }) => change({ ...draft, last_day: target.value || null })}
          />
        </div>
      ) : null}
      {draft.kind === 'outsideHours' ? <HoursFields days={draft.days} onChange={(days) => change({ ...draft, days })} wrongWith={wrongWith} /> : null}
      {draft.kind === 'firstMessage' ? null : (
        <ZoneField value={draft.time_zone} error={wrongWith('time_zone')} onChange={(time_zone) => change({ ...draft, time_zone })} />
      )}
      <TextArea
        label={t('words')}
        hint={t('words.hint')}
        required
        limit={LIMITS.automaticReplyLength}
        value={draft.text}
        error={wrongWith('text')}
        onChange={({ target }) => change({ ...draft, text: target.value })}
      />
      {state.matches({ editing: 'notSaved' }) ? <Callout severity="error">{t('form.notSaved')}</Callout> : null}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>
        <Button type="submit" variant="primary" isLoading={isSaving}>
          {t(isOn ? 'save' : 'turnOn')}
        </Button>
        <Button disabled={isSaving} onClick={() => send({ type: 'editing.cancelled' })}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}
