import { useTranslation } from '../ui/useTranslation.tsx';
import type { SnapshotFrom } from 'xstate';
import type { companyPapersMachine } from '../../machines/companyPapers/companyPapers.machine.ts';
import { Callout } from '../ui/Callout.tsx';
import { newsStyle } from '../ui/news.styles.ts';

/** The result of the last document action or request, announced to screen readers. */
export function PapersNews({ state }: { state: SnapshotFrom<typeof companyPapersMachine> }) {
  const { t } = useTranslation('company');
  const { reason, message, by, page } = state.context;
  const done = by !== 'domain' ? 'asked' : page.verification === 'verified' ? 'askedByDomain' : 'domainConfirmed';
  return (
    <div role="status" className={newsStyle}>
      {state.matches({ resting: 'stored' }) ? <Callout severity="success">{t('papers.stored')}</Callout> : null}
      {state.matches({ resting: 'removed' }) ? <Callout severity="success">{t('papers.removed')}</Callout> : null}
      {state.matches({ resting: 'asked' }) ? <Callout severity="success">{t(`papers.${done}`, { domain: page.confirmed_domain })}</Callout> : null}
      {state.matches({ resting: 'rejected' }) && reason ? <Callout severity="error">{t(`papers.rejected.${reason}`)}</Callout> : null}
      {state.matches({ resting: 'refused' }) ? <Callout severity="warning">{message}</Callout> : null}
      {state.matches({ resting: 'failed' }) ? <Callout severity="error">{t('papers.failed')}</Callout> : null}
    </div>
  );
}
