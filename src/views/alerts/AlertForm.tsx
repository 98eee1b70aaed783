import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { FREQUENCIES } from '../../../contract/alerts.ts';
import { standingOf } from '../../lib/search-url/standing.ts';
import { faultsOf } from '../../machines/jobAlert/draft.ts';
import type { Draft } from '../../machines/jobAlert/jobAlert.types.ts';
import { RadioGroup } from '../ui/ChoiceGroup.tsx';
import { RemovableChip } from '../ui/Chip.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useFaultFocus } from '../ui/useFaultFocus.ts';
import type { AlertsRef } from './alerts.types.ts';
import { PlaceSelect } from './PlaceSelect.tsx';
import { RehearsalLine } from './RehearsalText.tsx';
import { useAlertWords } from './useAlertWords.ts';

export const ALERT_FORM = 'alert-form';
const form = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16' });
const pair = css({ display: 'grid', gap: '16', md: { gridTemplateColumns: '1fr 1fr' } });
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });

/**
 * An alert's search, frequency and address; every change goes to the chart, which previews it. A visitor's address comes first: it is all they are
 * asked for.
 */
export function AlertForm({ alerts, draft, hasFixedAddress = false }: { alerts: AlertsRef; draft: Draft; hasFixedAddress?: boolean }) {
  const { t } = useTranslation(['alerts', 'validation']);
  const { filters, search } = useAlertWords(draft.countryId)(draft);
  const fields = useSelector(alerts, (state) => state.context.fields);
  const isSeeker = useSelector(alerts, (state) => state.context.isSeeker);
  const isInvalid = useSelector(alerts, (state) => state.matches({ creating: 'invalid' }) || state.matches({ editing: 'invalid' }));
  const isBusy = useSelector(alerts, (state) => state.hasTag('busy'));
  const [own, attempt] = useFaultFocus<HTMLFormElement>(isBusy);
  const faults = isInvalid ? faultsOf(draft) : {};
  const errorOf = (name: keyof typeof faults) => fields[name]?.[0] ?? (faults[name] ? t(`validation:${faults[name]}`) : undefined);
  const change = (changed: Partial<Draft>) => alerts.send({ type: 'draft.changed', draft: { ...draft, ...changed } });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt();
    alerts.send({ type: 'draft.submitted' });
  };
  const email = (
    <TextField
      label={t('email')}
      hint={isSeeker ? undefined : t('email.hint')}
      type="email"
      inputMode="email"
      autoComplete="email"
      required
      value={draft.email}
      error={errorOf('email')}
      onChange={(event) => change({ email: event.target.value })}
    />
  );
  return (
    <form ref={own} id={ALERT_FORM} className={form} onSubmit={submit} noValidate>
      <RehearsalLine alerts={alerts} />
      {isSeeker ? null : email}
      <div className={pair}>
        <TextField
          label={t('keywords')}
          hint={t('keywords.hint')}
          value={draft.keywords}
          error={errorOf('keywords')}
          enterKeyHint="done"
          autoComplete="off"
          onChange={(event) => change({ keywords: event.target.value })}
        />
        <PlaceSelect location={draft.location} countryId={draft.countryId} error={fields['location']?.[0]} onChange={(location) => change({ location })} />
      </div>
      {filters.length > 0 ? (
        <div>
          <p className={css({ fontWeight: '600', mb: '8' })}>{t('filters')}</p>
          <div className={chips}>
            {filters.map(({ key, label, without }) => (
              <RemovableChip key={key} label={label} onRemove={() => change({ filters: standingOf({ ...search, ...without }).filters })} />
            ))}
          </div>
        </div>
      ) : null}
      <RadioGroup
        name="frequency"
        label={t('frequency')}
        required
        error={errorOf('frequency')}
        value={draft.frequency}
        choices={FREQUENCIES.map((value) => ({ value, label: t(`frequency.${value}`), hint: t(`frequency.${value}.hint`) }))}
        onChange={(value) => change({ frequency: FREQUENCIES.find((known) => known === value) ?? null })}
      />
      {isSeeker && !hasFixedAddress ? email : null}
    </form>
  );
}
