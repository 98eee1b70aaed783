import { useMachine } from '@xstate/react';
import Globe from '~icons/lucide/globe';
import { useEffect } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { useLocation } from 'react-router-dom';
import { css } from '#css/css';
import { onlineResume } from '../../../services/resume/onlineResume.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { LoadState } from '../../ui/LoadState.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { OnlineChoices } from './OnlineChoices.tsx';
import { OnlineLink, SeenByOthers } from './OnlineLink.tsx';
import { RenewDialog } from './RenewDialog.tsx';

const NEWS = {
  'hidden.saved': { hidden: 'saved' },
  'published.saved': { published: 'saved' },
  'published.copied': { published: 'copied' },
  'published.renewed': { published: 'renewed' },
} as const;

/** The user's online resume: whether it is published, where, and who sees what. */
export function OnlineResumeSection() {
  const { t } = useTranslation(['onlineResume', 'common']);
  const [state, send] = useMachine(onlineResume);
  const { stored, shown, failure } = state.context;
  const isFailed = state.matches({ hidden: 'failed' }) || state.matches({ published: 'failed' });
  const news = (Object.keys(NEWS) as (keyof typeof NEWS)[]).find((name) => state.matches(NEWS[name]));
  const isOut = stored !== null && stored.visibility !== 'nobody';
  useNamed(stored !== null);
  return (
    <Card
      id="online-resume"
      icon={<Globe size={20} aria-hidden="true" />}
      title={t('mine.title')}
      action={stored ? <Badge tone={isOut ? 'accent' : 'neutral'}>{t(isOut ? 'mine.out' : 'mine.hidden')}</Badge> : null}
    >
      <p className={css({ color: 'quiet', maxW: '60ch' })}>{t('mine.text')}</p>
      {state.matches('offline') ? <Callout severity="warning">{t('mine.offline')}</Callout> : null}
      <LoadState
        state={state}
        words={{ loading: t('mine.loading'), unloadable: t('mine.unloadable') }}
        reference={failure?.requestId}
        onRetry={() => send({ type: 'load.retried' })}
        height="160px"
      />
      {isFailed ? (
        <Callout severity="error">
          {failure?.kind === 'refused' ? t('mine.failed') : t('mine.unreachable')}
          {failure?.requestId ? <Reference id={failure.requestId} /> : null}
        </Callout>
      ) : null}
      {state.matches('unfinished') ? (
        <Callout severity="warning">
          {t('mine.unfinished')} <TextLink to="/manage-profile#basicInfo">{t('mine.toProfile')}</TextLink>
        </Callout>
      ) : null}
      {state.matches({ published: 'uncopied' }) ? <Callout severity="warning">{t('mine.uncopied')}</Callout> : null}
      <p role="status" className={css({ color: 'quiet', fontSize: '13', minH: '19px', '&:empty': { display: 'none' } })}>
        {news ? t(`mine.news.${news}`) : state.matches('saving') ? t('mine.saving') : null}
      </p>
      {stored?.url && !isOut ? (
        <div>
          <SeenByOthers url={stored.url} />
        </div>
      ) : null}
      {stored?.url && isOut ? <OnlineLink url={stored.url} state={state} send={send} /> : null}
      {shown && stored ? (
        <OnlineChoices shown={shown} hidesFromCompany={stored.hides_from_company} onChange={(change) => send({ type: 'choice.changed', change })} />
      ) : null}
      <RenewDialog
        isOpen={state.matches('confirmingRenewal')}
        onConfirm={() => send({ type: 'renewal.confirmed' })}
        onCancel={() => send({ type: 'renewal.cancelled' })}
      />
    </Card>
  );
}

/** Scrolls to this section if the URL names it, once it is rendered: before, there is nothing to scroll to. */
function useNamed(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash === '#online-resume') document.getElementById('online-resume')?.scrollIntoView({ block: 'start' });
  }, [isThere, hash]);
}

function Reference({ id }: { id: string }) {
  const { t } = useTranslation('common');
  return <p className={css({ fontSize: '13', color: 'quiet' })}>{t('error.reference', { reference: id })}</p>;
}
