import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Interview, InterviewMethod } from '../../../contract/interview-records.ts';
import { randomUuid } from '../../lib/uuid.ts';
import type { OfferDraft, OfferField, OfferTo } from '../../machines/interviewOffer/interviewOffer.types.ts';
import { ownTimeZone } from '../../services/interview/timeZone.ts';
import { interviewOffer } from '../../services/interview/offer.ts';
import { serverInstantIn } from '../../services/serverClock.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { RadioGroup } from '../ui/ChoiceGroup.tsx';
import { Select } from '../ui/Select.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useFaultFocus } from '../ui/useFaultFocus.ts';
import { instantOf } from './draft.ts';
import { TimeFields } from './TimeFields.tsx';
import { zoneName } from '../shared/interview/zones.ts';

const MINUTES = [30, 45, 60, 90, 120, 180, 240] as const;
const form = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24', minW: '0' });
const foot = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });

interface OfferFormProps {
  to: OfferTo;
  /** The initial values; times as fields hold them. */
  initial: OfferDraft;
  /** Who is invited, and their time zone; null if unknown. */
  other: { name: string; timeZone: string } | null;
  /** Called with the interview once it is offered, with null if canceled. */
  onDone: (interview: Interview | null) => void;
}

/** The form of an offer: when, how and where to meet, and the contact person. */
export function OfferForm({ to, initial, other, onDone }: OfferFormProps) {
  const { t, i18n } = useTranslation('interview');
  const [state, send] = useMachine(interviewOffer, { input: { to } });
  const [draft, setDraft] = useState(initial);
  const [now] = useState(() => serverInstantIn(0));
  const { faults, refusal } = state.context;
  const isSending = state.hasTag('busy');
  const [element, attempt] = useFaultFocus<HTMLFormElement>(isSending);
  const isDone = state.status === 'done';
  const ended = useEffectEvent(() => onDone(state.context.interview));
  useEffect(() => {
    if (isDone) ended();
  }, [isDone]);
  const change = (part: Partial<OfferDraft>) => {
    setDraft({ ...draft, ...part });
    send({ type: 'draft.changed' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt();
    if (state.can({ type: 'offer.retried' })) return send({ type: 'offer.retried' });
    send({ type: 'offer.submitted', draft: { ...draft, times: draft.times.map(instantOf) }, key: randomUuid(), now: serverInstantIn(0) });
  };
  const errorOf = (field: OfferField) => {
    const fault = faults[field];
    return fault === undefined ? undefined : typeof fault === 'string' ? t(`fault.${fault}`) : fault.message;
  };
  const text = (field: OfferField, name: 'address' | 'videoLink' | 'contactPerson' | 'contactNumber') => ({
    error: errorOf(field),
    value: draft[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <form ref={element} noValidate className={form} onSubmit={submit}>
      <fieldset disabled={isSending} className={form}>
        <TimeFields
          label={t('offer.times')}
          hint={t('offer.timesHint', { zone: [...new Set([ownTimeZone(), zoneName(now, i18n.language)])].join(', ') })}
          times={draft.times}
          onChange={(times) => change({ times })}
          errorOf={(index) => errorOf(`times.${index}`) ?? (index === 0 ? errorOf('times') : undefined)}
          now={now}
          other={other}
          required
        />
        <Select
          label={t('offer.minutes')}
          error={errorOf('minutes')}
          value={String(draft.minutes)}
          options={MINUTES.map((count) => ({ value: String(count), label: t('offer.minutesOf', { count }) }))}
          onChange={(event) => change({ minutes: Number(event.target.value) })}
        />
        <RadioGroup
          name="method"
          label={t('offer.method')}
          value={draft.method}
          onChange={(method) => change({ method: method as InterviewMethod })}
          choices={(['onsite', 'video', 'phone'] as const).map((value) => ({ value, label: t(`method.${value}`) }))}
        />
        {draft.method === 'onsite' ? (
          <TextField label={t('offer.address')} hint={t('offer.addressHint')} required autoComplete="street-address" {...text('address', 'address')} />
        ) : null}
        {draft.method === 'video' ? (
          <TextField
            label={t('offer.videoLink')}
            hint={t('offer.videoLinkHint')}
            required
            type="url"
            inputMode="url"
            autoComplete="off"
            {...text('video_link', 'videoLink')}
          />
        ) : null}
        <TextField
          label={t(draft.method === 'phone' ? 'offer.contactPersonPhone' : 'offer.contactPerson')}
          required={draft.method === 'phone'}
          autoComplete="name"
          {...text('contact_person', 'contactPerson')}
        />
        <TextField
          label={t('offer.contactNumber')}
          hint={t('offer.contactNumberHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...text('contact_number', 'contactNumber')}
        />
        <TextArea
          label={t('offer.instructions')}
          hint={t('offer.instructionsHint')}
          limit={2_000}
          error={errorOf('instructions')}
          value={draft.instructions}
          onChange={(event) => change({ instructions: event.target.value })}
        />
      </fieldset>
      {state.matches({ editing: 'invalid' }) ? <Callout severity="error">{t('offer.faults')}</Callout> : null}
      {state.matches('failed') ? <Callout severity="error">{t('failed')}</Callout> : null}
      {state.matches('offline') ? <Callout severity="warning">{t('offline')}</Callout> : null}
      {state.matches('refused') ? <Callout severity="warning">{t(`refused.${refusal ?? 'notAllowedNow'}`)}</Callout> : null}
      <div className={foot}>
        {state.matches('refused') ? null : (
          <Button type="submit" variant="primary" size="large" isLoading={isSending}>
            {t(state.can({ type: 'offer.retried' }) ? 'retry' : 'offer.send')}
          </Button>
        )}
        {state.can({ type: 'offer.left' }) ? (
          <Button variant="plain" size="large" onClick={() => send({ type: 'offer.left' })}>
            {t('offer.cancel')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
