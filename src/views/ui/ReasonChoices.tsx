import { useMachine } from '@xstate/react';
import { useTranslation } from './useTranslation.tsx';
import { css } from '#css/css';
import { reasonsRequest, type ReasonList } from '../../services/reasons.ts';
import { Button } from './Button.tsx';
import { Callout } from './Callout.tsx';
import { RadioGroup } from './ChoiceGroup.tsx';
import { Skeleton } from './Skeleton.tsx';

interface ReasonChoicesProps {
  list: ReasonList;
  name: string;
  /** For screen readers: the dialog's title shows it. */
  label: string;
  value: number | null;
  onChange: (reasonId: number) => void;
}

/** Selects a reason from one of the server's lists, in every state of its request. */
export function ReasonChoices({ list, name, label, value, onChange }: ReasonChoicesProps) {
  const { t } = useTranslation('common');
  const [state, send] = useMachine(reasonsRequest, { input: { payload: list } });
  const reasons = state.context.response;
  if (state.hasTag('unanswered'))
    return (
      <Callout
        severity="error"
        actions={
          <Button size="small" onClick={() => send({ type: 'request.retried' })}>
            {t('retry')}
          </Button>
        }
      >
        {t(state.matches('offline') ? 'reasons.offline' : 'reasons.failed')}
      </Callout>
    );
  if (!reasons)
    return (
      <div role="status" aria-busy="true" aria-label={t('loading')} className={css({ display: 'grid', gap: '12' })}>
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} height="44px" />
        ))}
      </div>
    );
  return (
    <RadioGroup
      name={name}
      label={label}
      isLabelHidden
      choices={reasons.map(({ id, value: text, description }) => ({ value: String(id), label: text, hint: description }))}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}
