import { useMachine } from '@xstate/react';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useLocation } from 'react-router-dom';
import { css, cx } from '#css/css';
import { companyOfPath } from '../../lib/search-url/company-url.ts';
import { companyRequest } from '../../services/companies.ts';
import { usePageData } from '../core/boot.ts';
import { codeOf } from '../core/codeOf.ts';
import { useTitle } from '../core/useTitle.ts';
import { Blockable } from '../block/Blockable.tsx';
import { BlockButton } from '../block/BlockButton.tsx';
import { containerStyle } from '../ui/container.styles.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { OfflineHere } from '../ui/OfflineHere.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CompanyBody } from '../companies/CompanyBody.tsx';

const NotFoundPage = lazy(() => codeOf(() => import('../shared/notFound/NotFoundPage.tsx')));

/** /company/{slug}-{id}: what a company is, how it replies, who hires there, and its jobs. */
export default function CompanyDetailPage() {
  const { pathname } = useLocation();
  const id = companyOfPath(pathname);
  return <Suspense>{id === null ? <NotFoundPage /> : <Company key={id} id={id} />}</Suspense>;
}

const waiting = css({ py: '24', display: 'grid', gap: '24' });

function Company({ id }: { id: number }) {
  const { t } = useTranslation('companies');
  const rendered = usePageData('companyDetail');
  const [state, send] = useMachine(companyRequest, { input: rendered?.company.id === id ? { response: rendered } : { payload: { id } } });
  const { response, error } = state.context;
  useTitle(response ? response.company.name : null);
  const retry = () => send({ type: 'request.retried' });
  const reload = useCallback(() => send({ type: 'request.sent', payload: { id } }), [send, id]);
  const { company } = response ?? {};
  const blockedAs = company?.blocked_as ?? null;
  const named = useMemo(() => company && { id: blockedAs ?? company.id, name: company.name, logo: company.logo }, [company, blockedAs]);
  const shown =
    response && state.matches('success') && blockedAs === null ? (
      <CompanyBody data={response} BlockButton={BlockButton} />
    ) : state.matches('failure') && error?.status === 404 ? (
      <NotFoundPage />
    ) : state.matches('failure') ? (
      <ErrorState title={t('failed')} reference={error?.requestId ?? null} onRetry={retry}>
        {t('failed.text')}
      </ErrorState>
    ) : state.matches('offline') ? (
      <OfflineHere onRetry={retry} />
    ) : (
      <Waiting isSlow={state.hasTag('slow')} />
    );
  if (!named) return shown;
  return (
    <Blockable company={named} isBlocked={blockedAs !== null} onUnblocked={reload}>
      {shown}
    </Blockable>
  );
}

function Waiting({ isSlow }: { isSlow: boolean }) {
  const { t } = useTranslation('companies');
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')} className={cx(containerStyle, waiting)}>
      {isSlow ? <p>{t('loading.slow')}</p> : null}
      <Skeleton height="176px" />
      <Skeleton width="320px" height="40px" />
      <Skeleton height="240px" />
    </div>
  );
}
