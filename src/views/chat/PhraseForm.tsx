import { useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { SnapshotFrom } from 'xstate';
import { css } from '#css/css';
import { LIMITS } from '../../../contract/limits.ts';
import type { PhrasesEvent, phrasesMachine } from '../../machines/phrases/phrases.machine.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useFaultFocus } from '../ui/useFaultFocus.ts';
import { useFocus } from '../ui/useFocus.ts';

/** Creates or edits a phrase. */
export function PhraseForm({ state, send }: { state: SnapshotFrom<typeof phrasesMachine>; send: (event: PhrasesEvent) => void }) {
  const { t } = useTranslation(['chat', 'common']);
  const { refusal } = state.context;
  const [words, setWords] = useState(state.context.text);
  const isTooLong = words.trim().length > LIMITS.phraseLength;
  const isSaving = state.matches('saving');
  const field = useFocus<HTMLDivElement>();
  const [form, attempt] = useFaultFocus<HTMLFormElement>(isSaving);
  const fault = (['empty', 'refused'] as const).find((name) => state.matches({ editing: name }));
  const error = fault === 'refused' && refusal ? t(`phrases.refused.${refusal}`) : fault === 'empty' && words.trim() === '' ? t('phrases.required') : undefined;
  return (
    <form
      ref={form}
      noValidate
      className={css({ display: 'grid', gap: '12' })}
      onSubmit={(event) => {
        event.preventDefault();
        attempt();
        if (!isTooLong) send({ type: 'phrase.submitted', text: words });
      }}
    >
      <div ref={field}>
        <TextArea
          label={t('phrases.words')}
          rows={2}
          limit={LIMITS.phraseLength}
          value={words}
          error={error}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      {state.matches({ editing: 'notSaved' }) ? <Callout severity="error">{t('phrases.notSaved')}</Callout> : null}
      <div className={css({ display: 'flex', gap: '8' })}>
        <Button type="submit" variant="primary" size="small" isLoading={isSaving} disabled={isTooLong}>
          {t('phrases.save')}
        </Button>
        <Button size="small" disabled={isSaving} onClick={() => send({ type: 'editing.cancelled' })}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}
