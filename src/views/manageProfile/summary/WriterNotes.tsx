import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { renewalOf, type WriterState } from './WriterState.ts';

/** Which AI writes, in which language, and when more can be written. */
export function WriterNotes({ state }: WriterState) {
  const { t, i18n } = useTranslation('profile');
  const { writer, credits } = state.context;
  if (!writer) return null;
  const isForeign = writer === 'rules' && !i18n.language.startsWith('en');
  return (
    <div className={css({ display: 'grid', gap: '4', fontSize: '13', color: 'quiet' })}>
      {credits?.left === 0 && !state.matches('quotaUsed') ? <p>{t('writer.usedUp', { at: renewalOf({ state }, i18n.language) })}</p> : null}
      <p>
        {t(`writer.${writer}`)} {isForeign ? t('writer.english') : null}
      </p>
    </div>
  );
}
