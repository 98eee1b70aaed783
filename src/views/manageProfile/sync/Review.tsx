import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { randomUuid } from '../../../lib/uuid.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { footBarStyle } from '../../ui/footBar.styles.ts';
import type { FoundKind } from '../../../machines/resumeSync/resumeSync.types.ts';
import { FoundSection } from './FoundSection.tsx';
import { FoundSkills } from './FoundSkills.tsx';
import type { SyncExits, SyncParts } from './ResumeSync.tsx';

const KINDS: readonly FoundKind[] = ['basicInfo', 'workExperience', 'education', 'license', 'language', 'website'];
/** The items found, kind by kind, and the button that imports them. */
export function Review({ state, send, leave }: SyncParts & Pick<SyncExits, 'leave'>) {
  const { t } = useTranslation(['resumeSync', 'common']);
  const { items, already, sync } = state.context;
  const understood = items.filter(({ isUnread }) => isUnread !== true);
  const chosen = items.filter(({ isTaken }) => isTaken).length;
  const isBusy = state.hasTag('busy') || state.matches('offline');
  const skills = items.filter(({ kind }) => kind === 'skill');
  return (
    <>
      <div>
        <h2 tabIndex={-1} className={css({ textStyle: 'section', outline: 'none' })}>
          {t('review.title', { count: understood.length })}
        </h2>
        <p className={css({ color: 'quiet', mt: '4', maxW: '68ch' })}>
          {t('review.text')} {already > 0 ? t('review.already', { count: already }) : null} {understood.length < items.length ? t('review.unread') : null}
        </p>
      </div>
      {state.matches({ reviewing: 'invalid' }) ? <Callout severity="error">{t('invalid')}</Callout> : null}
      {state.matches({ reviewing: 'refused' }) ? <Callout severity="warning">{t('refused', { count: sync?.taken ?? 0 })}</Callout> : null}
      {KINDS.map((kind) => (
        <FoundSection key={kind} kind={kind} items={items.filter((item) => item.kind === kind)} state={state} send={send} />
      ))}
      {skills.length > 0 ? <FoundSkills items={skills} state={state} send={send} /> : null}
      {state.matches('offline') ? <Callout severity="warning">{t('offline')}</Callout> : null}
      {state.matches('notApplied') ? <Callout severity="error">{t('notApplied')}</Callout> : null}
      <div className={footBarStyle}>
        {state.matches('notApplied') ? (
          <Button variant="primary" onClick={() => send({ type: 'sync.retried' })}>
            {t('common:retry')}
          </Button>
        ) : (
          <Button variant="primary" isLoading={isBusy} disabled={chosen === 0} onClick={() => send({ type: 'sync.submitted', key: randomUuid() })}>
            {t('submit', { count: chosen })}
          </Button>
        )}
        <p role="status" className={css({ color: 'quiet', fontSize: '13', flex: '1', textAlign: 'end', minW: '0', mdDown: { order: '2', flexBasis: '100%' } })}>
          {state.matches({ reviewing: 'keeping' }) ? t('keeping') : state.matches({ reviewing: 'kept' }) ? t('kept') : t('chosen', { count: chosen })}
        </p>
        {sync && state.matches('reviewing') ? <Button onClick={() => send({ type: 'sync.finished' })}>{t('finish')}</Button> : leave}
      </div>
    </>
  );
}
