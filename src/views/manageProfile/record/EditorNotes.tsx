import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import type { RecordParts } from './RecordDialogs.tsx';

/** Whether the draft is saved. */
export function EditorStatus({ state }: Pick<RecordParts, 'state'>) {
  const { t } = useTranslation('profile');
  const saving = (['keeping', 'kept', 'keptHere'] as const).find((name) => state.matches({ editing: name }));
  return (
    <p role="status" className={css({ color: 'quiet', fontSize: '13', alignSelf: 'center', marginInlineEnd: 'auto' })}>
      {saving ? t(`draft.${saving}`) : ''}
    </p>
  );
}

/** Why saving failed. */
export function EditorTrouble({ state, send }: RecordParts) {
  const { t } = useTranslation(['profile', 'common']);
  if (state.matches('offline')) return <Callout severity="warning">{t('save.offline')}</Callout>;
  if (state.matches({ editing: 'refused' })) return <Callout severity="warning">{state.context.failure?.message}</Callout>;
  if (state.matches({ editing: 'invalid' })) return <Callout severity="error">{t('save.invalid')}</Callout>;
  if (!state.matches('failed')) return null;
  return (
    <Callout
      severity="error"
      actions={
        <Button size="small" onClick={() => send({ type: 'record.retried' })}>
          {t('common:retry')}
        </Button>
      }
    >
      {t('save.failed')}
    </Callout>
  );
}
