import ListChecks from '~icons/lucide/list-checks';
import { useMachine } from '@xstate/react';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { SnapshotFrom } from 'xstate';
import { css } from '#css/css';
import type { AnalysisOf, SeenAnalysis } from '../../machines/applicantAnalysis/applicantAnalysis.actors.ts';
import type { applicantAnalysisMachine, ApplicantAnalysisEvent } from '../../machines/applicantAnalysis/applicantAnalysis.machine.ts';
import { applicantAnalysis } from '../../services/applicantAnalysis.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { useServerNow } from '../core/useServerNow.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { OfflineHere } from '../ui/OfflineHere.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TimeAgo } from '../ui/TimeAgo.tsx';
import { Requirements } from './Requirements.tsx';

interface Parts {
  state: SnapshotFrom<typeof applicantAnalysisMachine>;
  send: (event: ApplicantAnalysisEvent) => void;
}

const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16' });
const quiet = css({ color: 'quiet' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '8', alignItems: 'center' });

interface AnalysisProps {
  of: AnalysisOf;
  /** The applicant's, if the reader is their employer. */
  name?: string;
  /** The job's company. */
  company: string;
  className?: string;
}

/** The comparison of an application with its job, for either side. A job seeker sees nothing until their employer requested one. */
export function Analysis({ of, name, company, className }: AnalysisProps) {
  const { t } = useTranslation('analysis');
  const [state, send] = useMachine(applicantAnalysis, { input: of });
  const { seen } = state.context;
  const isOwn = of.side === 'seeker';
  if (isOwn && !seen?.analysis && !seen?.running && !state.matches('failed')) return null;
  return (
    <section aria-labelledby="analysis" aria-busy={state.matches('analysing')} className={className ?? column}>
      <div className={css({ display: 'grid', gap: '4' })}>
        <h2 id="analysis" className={css({ textStyle: 'section' })}>
          {name === undefined ? t('title') : t('title.theirs', { name })}
        </h2>
        {seen?.analysis ? <p className={quiet}>{t('intro')}</p> : null}
      </div>
      <Standing state={state} send={send} isOwn={isOwn} company={company} />
      {seen?.analysis ? <Made analysis={seen.analysis} isOwn={isOwn} company={company} /> : null}
    </section>
  );
}

/** The status of the analysis, and the available actions. */
function Standing({ state, send, isOwn, company }: Parts & { isOwn: boolean; company: string }) {
  const { t } = useTranslation(['analysis', 'common']);
  const { seen } = state.context;
  const ask = () => send({ type: 'analysis.requested' });
  const retry = () => send({ type: 'load.retried' });
  const canAsk = state.can({ type: 'analysis.requested' });
  if (state.matches('offline')) return <OfflineHere onRetry={retry} />;
  if (state.matches('failed'))
    return (
      <p className={actions}>
        {t('failed')}
        <Button size="small" onClick={retry}>
          {t('common:retry')}
        </Button>
      </p>
    );
  if (state.matches('loading'))
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton height="72px" />
      </div>
    );
  if (state.matches('askOffline') || state.matches('askFailed'))
    return (
      <Callout
        severity="warning"
        actions={
          <>
            {canAsk ? (
              <Button size="small" onClick={ask}>
                {t('common:retry')}
              </Button>
            ) : null}
            <Button size="small" variant="plain" onClick={() => send({ type: 'analysis.dropped' })}>
              {t('drop')}
            </Button>
          </>
        }
      >
        {t(state.matches('askOffline') ? 'askOffline' : 'askFailed')}
      </Callout>
    );
  if (!seen) return null;
  if (seen.running) return <Running isOwn={isOwn} company={company} isFirst={!seen.analysis} />;
  const isAsking = state.matches('asking');
  const again = canAsk || isAsking ? <AskButton isAsking={isAsking} words={seen.analysis || seen.failure ? 'again' : 'ask'} onPress={ask} /> : null;
  if (seen.failure && !isOwn)
    return (
      <Callout severity="warning" actions={again}>
        {t(`unmade.${seen.failure}`)}
      </Callout>
    );
  if (seen.analysis?.is_stale)
    return (
      <Callout severity="info" actions={again}>
        {t('stale')} {!isOwn && seen.refusal === null && seen.left === 0 ? t('usedUp', { count: LIMITS.applicantAnalyses }) : null}
      </Callout>
    );
  if (seen.analysis || isOwn) return null;
  return <Unasked seen={seen} ask={again} />;
}

function Unasked({ seen: { refusal, left }, ask }: { seen: SeenAnalysis; ask: React.ReactNode }) {
  const { t } = useTranslation('analysis');
  if (refusal !== null && refusal !== 'theirs') return <p className={quiet}>{t(`refused.${refusal}`)}</p>;
  if (left === 0) return <p className={quiet}>{t('usedUp', { count: LIMITS.applicantAnalyses })}</p>;
  return (
    <>
      <p className={quiet}>{t('notAsked.text')}</p>
      <p className={actions}>
        {ask}
        <span className={css({ fontSize: '13', color: 'quiet' })}>{t('theySee')}</span>
      </p>
    </>
  );
}

function AskButton({ isAsking, words, onPress }: { isAsking: boolean; words: 'ask' | 'again'; onPress: () => void }) {
  const { t } = useTranslation('analysis');
  return (
    <Button isLoading={isAsking} onClick={onPress}>
      <ListChecks size={18} aria-hidden="true" />
      {t(words)}
    </Button>
  );
}

function Running({ isOwn, company, isFirst }: { isOwn: boolean; company: string; isFirst: boolean }) {
  const { t } = useTranslation('analysis');
  return (
    <>
      <p role="status">
        <span className={css({ display: 'block', fontWeight: '600' })}>{t('analysing.title')}</span>
        <span className={quiet}>{isOwn ? t('analysing.theirs', { company }) : t('analysing.text')}</span>
      </p>
      {isFirst ? (
        <div className={column}>
          <Skeleton height="56px" />
          <Skeleton height="56px" />
          <Skeleton height="56px" />
        </div>
      ) : null}
    </>
  );
}

function Made({ analysis, isOwn, company }: { analysis: NonNullable<SeenAnalysis['analysis']>; isOwn: boolean; company: string }) {
  const { t } = useTranslation('analysis');
  const now = useServerNow();
  const { asked, writer, resume, requirements } = analysis;
  return (
    <>
      {resume === 'read' ? null : <Callout severity="warning">{t(`resume.${resume}`)}</Callout>}
      {requirements.length === 0 ? <p className={quiet}>{t('none')}</p> : <Requirements requirements={requirements} isOwn={isOwn} />}
      <p className={css({ fontSize: '13', color: 'quiet', pt: '12', borderBlockStart: '1px solid {colors.line}' })}>
        {asked.by === null ? t('asked.gone') : t('asked', { name: asked.by })} · <TimeAgo at={asked.at} now={now} />. {t(`writer.${writer}`)}{' '}
        {isOwn ? t('youSee', { company }) : t('theySee')}
      </p>
    </>
  );
}
