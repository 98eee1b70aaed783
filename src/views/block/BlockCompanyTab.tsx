import { useMachine } from '@xstate/react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useSearchParams } from 'react-router-dom';
import { css } from '#css/css';
import { companyToBlock } from '../../lib/blockingAddress.ts';
import { blockedCompanies } from '../../services/account/blockedCompanies.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { BlockEffects } from './BlockEffects.tsx';
import { BlockNews } from './BlockNews.tsx';
import { Button } from '../ui/Button.tsx';
import { CompanyMark } from '../ui/CompanyMark.tsx';
import { LoadState } from '../ui/LoadState.tsx';
import { Row } from '../ui/Row.tsx';
import { Section } from '../ui/Section.tsx';
import { CompanySearch } from './CompanySearch.tsx';

/** The tab Block Company of the account settings; `?company={id}` immediately asks whether to block that one. */
export default function BlockCompanyTab() {
  const { t, i18n } = useTranslation('blockCompany');
  const [query] = useSearchParams();
  const [state, send] = useMachine(blockedCompanies, { input: { requestedId: companyToBlock(query) } });
  const { blocked, company } = state.context;
  const doing = typeof state.value === 'object' ? state.value.ready.doing : null;
  const day = (instant: string) => new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(instant));
  const isBlocking = state.matches({ ready: { doing: 'blocking' } });
  const isUnblocking = (id: number) => company?.id === id && state.matches({ ready: { doing: 'unblocking' } });
  return (
    <>
      <h2 className={css({ textStyle: 'section' })}>{t('title')}</h2>
      <p className={css({ color: 'quiet', mt: '4', mb: '12', maxW: '60ch' })}>{t('text')}</p>
      <BlockEffects />
      <div className={css({ mt: '24' })}>
        <LoadState
          state={state}
          words={{ loading: t('loading'), disconnected: t('disconnected'), unloadable: t('unloadable') }}
          onRetry={() => send({ type: 'load.retried' })}
          height="96px"
        />
      </div>
      {doing ? (
        <>
          <BlockNews at={doing} company={company} count={blocked.length} send={send} />
          <Section title={t('find')}>
            <CompanySearch state={state} send={send} />
          </Section>
          <Section title={t('list')}>
            {blocked.length === 0 ? (
              <p className={css({ color: 'quiet' })}>{t('list.empty')}</p>
            ) : (
              <ul aria-label={t('list')} className={css({ listStyle: 'none' })}>
                {blocked.map(({ id, name, logo, blocked_at }) => (
                  <Row
                    key={id}
                    as="li"
                    icon={<CompanyMark logo={logo} size={36} />}
                    title={<span dir="auto">{name}</span>}
                    action={
                      <Button
                        size="small"
                        aria-label={t('unblock.one', { name })}
                        isLoading={isUnblocking(id)}
                        onClick={() => send({ type: 'unblock.requested', id })}
                      >
                        {t('unblock')}
                      </Button>
                    }
                  >
                    {t('list.since', { date: day(blocked_at) })}
                  </Row>
                ))}
              </ul>
            )}
          </Section>
        </>
      ) : null}
      <BlockDialog
        name={company?.name ?? ''}
        isOpen={isBlocking || state.matches({ ready: { doing: 'confirming' } })}
        isBusy={isBlocking}
        onConfirm={() => send({ type: 'block.confirmed' })}
        onDecline={() => send({ type: 'block.declined' })}
      />
    </>
  );
}
