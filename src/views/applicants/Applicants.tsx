import Users from '~icons/lucide/users';
import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import type { ApplicantsView } from '../../machines/applicants/applicants.actors.ts';
import { applicants } from '../../services/applicants.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Callout } from '../ui/Callout.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { footBarStyle } from '../ui/footBar.styles.ts';
import { OfflineHere } from '../ui/OfflineHere.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ApplicantBeside } from './ApplicantBeside.tsx';
import { ApplicantFilters } from './ApplicantFilters.tsx';
import { ApplicantList } from './ApplicantList.tsx';
import type { ApplicantParts } from './ApplicantParts.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { ListHead } from './ListHead.tsx';
import { moveAlong } from './listKeys.ts';
import { queryKeyOf, closed, pathOf } from './stages.ts';
import { useBeside } from './useBeside.ts';

const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '16', md: '24' } });
/** The list adapts to its own width, whatever is next to it. */
const room = css({ containerType: 'inline-size', minW: '0' });
const withOne = css({ xl: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 440px', gap: '24', alignItems: 'start', mt: '-24px' } });
const listBeside = css({ xl: { pt: '24' } });
const skeletons = css({ display: 'grid', gap: '8' });

/** A company's applicants, in every state of their chart. */
export function Applicants({ view, parts }: { view: ApplicantsView; parts: ApplicantParts }) {
  const { t } = useTranslation('applicants');
  const [state, send] = useMachine(applicants, { input: { view } });
  const { list, selected, outcome } = state.context;
  const address = queryKeyOf(view);
  const requested = useRef(address);
  useEffect(() => {
    if (requested.current === address) return;
    requested.current = address;
    send({ type: 'url.changed', view });
    // The URL determines the query.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [address, send]);
  const beside = useBeside(view, list);
  const retry = () => send({ type: 'load.retried' });
  const shown = beside.list;
  const chosen = shown?.applicants.filter(({ id }) => selected.includes(id)) ?? [];
  if (state.matches('gone'))
    return (
      <EmptyState icon={Users} title={t('gone.title')} actions={<ButtonLink to="/employer/applicants">{t('gone.action')}</ButtonLink>}>
        {t('gone.text')}
      </EmptyState>
    );
  const empty = view.isVerified ? 'empty.verified' : view.name === '' ? (view.stage === null ? 'empty' : 'empty.stage') : 'empty.name';
  // A narrowed view can be widened by one step; if nobody applied, the jobs are what can be changed.
  const wayOut =
    empty === 'empty'
      ? '/employer/jobs'
      : pathOf({ ...closed(view), ...(empty === 'empty.stage' ? { stage: null } : { isVerified: false, name: '' }), page: 1 });
  return (
    <div className={beside.openId === null ? undefined : withOne}>
      <div className={beside.openId === null ? column : cx(column, listBeside)} aria-busy={state.hasTag('busy')}>
        <ListHead view={view} list={list} />
        <ApplicantFilters view={closed(view)} counts={list?.counts} />
        {outcome && (state.matches({ ready: 'browsing' }) || state.matches('empty')) ? (
          <div role="status">
            <Callout severity="success">
              {t('outcome.declined', { count: outcome.declined.length })}
              {outcome.settled.length > 0 ? ` ${t('outcome.settled', { count: outcome.settled.length })}` : ''}
            </Callout>
          </div>
        ) : null}
        {state.matches('offline') ? <OfflineHere onRetry={retry} /> : null}
        {state.matches('failed') ? (
          <ErrorState title={t('failed.title')} reference={state.context.failure?.requestId ?? null} onRetry={retry}>
            {t('failed.text')}
          </ErrorState>
        ) : null}
        {state.matches('loading') && list === null ? (
          <div role="status" aria-label={t('loading')} className={skeletons}>
            {[0, 1, 2, 3, 4, 5].map((index) => (
              <Skeleton key={index} height="56px" />
            ))}
          </div>
        ) : null}
        {state.matches('empty') && !shown?.applicants.length ? (
          <EmptyState icon={Users} title={t(`${empty}.title`)} actions={<ButtonLink to={wayOut}>{t(`${empty}.action`)}</ButtonLink>}>
            {t(`${empty}.text`)}
          </EmptyState>
        ) : shown && !state.matches('failed') ? (
          <div role="presentation" className={room} onKeyDown={moveAlong}>
            <ApplicantList view={view} list={shown} selected={selected} beside={beside} onToggle={(id) => send({ type: 'applicant.toggled', id })} />
          </div>
        ) : null}
        {selected.length > 0 ? (
          <div className={footBarStyle} role="group" data-foot-bar="" aria-label={t('selected', { count: selected.length })}>
            <div className={css({ display: 'flex', gap: '8' })}>
              <Button variant="plain" onClick={() => send({ type: 'selection.cleared' })}>
                {t('selected.clear')}
              </Button>
              <Button onClick={() => send({ type: 'decline.requested' })}>{t('selected.decline')}</Button>
            </div>
            <span className={css({ fontWeight: '600' })}>{t('selected', { count: selected.length })}</span>
          </div>
        ) : null}
        {state.matches({ ready: 'declining' }) ? (
          <DeclineDialog applicants={chosen} onDone={(finished) => send({ type: 'decline.finished', outcome: finished })} />
        ) : null}
      </div>
      {beside.openId === null ? null : (
        <ApplicantBeside
          id={beside.openId}
          parts={parts}
          name={shown?.applicants.find(({ id }) => id === beside.openId)?.name}
          order={beside.order}
          onOpen={beside.open}
          onClose={beside.close}
        />
      )}
    </div>
  );
}
