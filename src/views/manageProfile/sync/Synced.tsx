import CircleCheck from '~icons/lucide/circle-check';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { SYNC_RATINGS } from '../../../../contract/sync-ratings.ts';
import { dateText } from '../../../lib/formatters.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { SyncExits, SyncParts } from './ResumeSync.tsx';

const box = css({ display: 'grid', justifyItems: 'center', gap: '8', maxW: '440px', mx: 'auto', py: { base: '24', md: '48' }, textAlign: 'center' });
const mark = css({ display: 'grid', placeItems: 'center', w: '52px', h: '52px', mb: '8', borderRadius: 'full', bg: 'accentSoft', color: 'accentText' });
const WIDTH = 420;

/** The profile is updated; the user can rate how well the resume was read. */
export function Synced({ state, send, done }: SyncParts & Pick<SyncExits, 'done'>) {
  const { t, i18n } = useTranslation('resumeSync');
  const { sync, rating } = state.context;
  const time = sync && dateText(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }, sync.synced_at);
  const isSaving = state.matches({ rating: 'saving' });
  return (
    <div className={box}>
      <span className={mark}>
        <CircleCheck size={24} aria-hidden="true" />
      </span>
      <h2 tabIndex={-1} className={css({ textStyle: 'section', outline: 'none' })}>
        {t('completed.title', { count: sync?.taken ?? 0 })}
      </h2>
      <p className={css({ color: 'quiet' })}>{t('completed.text', { time })}</p>
      <p role="status" className={css({ _empty: { display: 'none' } })}>
        {state.matches('rated') && rating ? t('rated', { rating: t(`rating.${rating}`) }) : ''}
      </p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8', mt: '16' })}>
        {done}
        {state.matches('rated') ? null : <Button onClick={() => send({ type: 'rating.opened' })}>{t('rate')}</Button>}
      </div>
      <Dialog
        isOpen={state.matches('rating')}
        onClose={() => send({ type: 'rating.closed' })}
        title={t('rating.title')}
        description={t('rating.text')}
        width={WIDTH}
      >
        <div className={css({ display: 'grid', gap: '8' })}>
          {state.matches({ rating: 'failed' }) ? <Callout severity="error">{t('rating.failed')}</Callout> : null}
          {SYNC_RATINGS.map((one) => (
            <Button
              key={one}
              isWide
              isLoading={isSaving && rating === one}
              disabled={isSaving && rating !== one}
              onClick={() => send({ type: 'rating.given', rating: one })}
            >
              {t(`rating.${one}`)}
            </Button>
          ))}
        </div>
      </Dialog>
    </div>
  );
}
