import { useState } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { LIMITS } from '../../../../contract/limits.ts';
import { randomUuid } from '../../../lib/uuid.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { TemplateParts } from './TemplateParts.ts';

/** Names the choices, to find them again. */
export function NameDraft({ state, send }: TemplateParts) {
  const { t } = useTranslation(['resumes', 'validation']);
  const { name, fault } = state.context;
  const [text, setText] = useState(name);
  const isFull = state.matches({ keeping: 'full' });
  const isSaving = state.matches({ keeping: 'saving' });
  return (
    <form
      noValidate
      className={css({ display: 'grid', gap: '16', maxW: '480px' })}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'name.submitted', name: text, key: randomUuid() });
      }}
    >
      {isFull ? (
        <Callout severity="warning">{t('drafts.full')}</Callout>
      ) : (
        <TextField
          label={t('drafts.name')}
          hint={t('drafts.nameHint')}
          required
          autoComplete="off"
          maxLength={LIMITS.filenameLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={fault === null ? undefined : t(`validation:${fault}`)}
        />
      )}
      {state.matches({ keeping: 'offline' }) ? <Callout severity="warning">{t('drafts.offline')}</Callout> : null}
      {state.matches({ keeping: 'failed' }) ? <Callout severity="error">{t('drafts.notKept')}</Callout> : null}
      <p role="status" className={css({ color: 'quiet', _empty: { display: 'none' } })}>
        {isSaving ? t('drafts.keeping') : ''}
      </p>
      <div className={css({ display: 'flex', gap: '8' })}>
        {isFull ? null : (
          <Button type="submit" variant="primary" isLoading={isSaving || state.matches({ keeping: 'offline' })}>
            {t('drafts.keep')}
          </Button>
        )}
        <Button onClick={() => send({ type: 'name.abandoned' })}>{t('drafts.back')}</Button>
      </div>
    </form>
  );
}
