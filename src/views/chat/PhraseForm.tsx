import { useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { SnapshotFrom } from 'xstate';
import { css } from '#css/css';
import { LIMITS } from '../../../contract/limits.ts';
import type { PhrasesEvent, phrasesMachine } from '../../machines/phrases/phrases.machine.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { TextArea } from '../ui/TextArea.tsx';

/** Creates or edits a phrase. */
export function PhraseForm({ state, send }: { state: SnapshotFrom<typeof phrasesMachine>; send: (event: PhrasesEvent) => void }) {
  const { t } = useTranslation(['chat', 'common']);
  const { refusal } = state.context;
  const [words, setWords] = useState(state.context.text);
  const isTooLong = words.trim().length > LIMITS.phraseLength;
  return (
    <form
      className={css({ display: 'grid', gap: '12' })}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooLong) send({ type: 'phrase.submitted', text: words });
      }}
    >
      <TextArea
        label={t('phrases.words')}
        rows={2}
        limit={LIMITS.phraseLength}
        value={words}
        error={state.matches({ editing: 'refused' }) && refusal ? t(`phrases.refused.${refusal}`) : undefined}
        onChange={({ target }) => setWords(target.value)}
      />
      {state.matches({ editing: 'notSaved' }) ? <Callout severity="error">{t('phrases.notSaved')}</Callout> : null}
      <div className={css({ display: 'flex', gap: '8' })}>
        <Button type="submit" variant="primary" size="small" isLoading={state.matches('saving')} disabled={isTooLong}>
          {t('phrases.save')}
        </Button>
        <Button size="small" disabled={state.matches('saving')} onClick={() => send({ type: 'editing.cancelled' })}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}
