import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { Select } from '../ui/Select.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { SingpassPanel, SingpassParts } from './panel.ts';

/** The alternative to Singpass: declaring the residential status. */
export function declarePanel({ state, send, t }: SingpassParts): SingpassPanel {
  const { statuses, statusId } = state.context;
  const back = (
    <Button variant="plain" onClick={() => send({ type: 'back.pressed' })}>
      {t('declaring.back')}
    </Button>
  );
  const panel = { title: t('declaring.title'), description: t('declaring.text') };
  if (state.matches({ declaring: 'loading' })) {
    return {
      ...panel,
      actions: back,
      children: (
        <div role="status" aria-label={t('common:loading')}>
          <Skeleton height="44px" />
        </div>
      ),
    };
  }
  if (state.matches({ declaring: 'loadFailed' })) {
    return {
      ...panel,
      actions: (
        <>
          <Button variant="primary" onClick={() => send({ type: 'info.retried' })}>
            {t('retry')}
          </Button>
          {back}
        </>
      ),
      children: <Callout severity="error">{t('declaring.loadFailed')}</Callout>,
    };
  }
  return {
    ...panel,
    actions: (
      <>
        <Button
          variant="primary"
          disabled={statusId === null}
          isLoading={state.matches({ declaring: 'saving' })}
          onClick={() => send({ type: 'status.submitted' })}
        >
          {t('declaring.save')}
        </Button>
        {back}
      </>
    ),
    children: (
      <>
        <Select
          label={t('declaring.label')}
          placeholder="–"
          options={statuses.map(({ id, value }) => ({ value: String(id), label: value }))}
          value={statusId === null ? '' : String(statusId)}
          onChange={({ currentTarget: { value } }) => (value === '' ? undefined : send({ type: 'status.chosen', statusId: Number(value) }))}
        />
        {state.matches({ declaring: 'saveFailed' }) ? <Callout severity="error">{t('declaring.saveFailed')}</Callout> : null}
      </>
    ),
  };
}
