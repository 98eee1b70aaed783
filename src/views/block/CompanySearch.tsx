import Ban from '~icons/lucide/ban';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { SnapshotFrom } from 'xstate';
import { css } from '#css/css';
import { LIMITS } from '../../../contract/limits.ts';
import type { blockedCompaniesMachine } from '../../machines/blockedCompanies/blockedCompanies.machine.ts';
import type { BlockedCompaniesEvent } from '../../machines/blockedCompanies/blockedCompanies.setup.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { CompanyMark } from '../ui/CompanyMark.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Row } from '../ui/Row.tsx';

interface CompanySearchProps {
  state: SnapshotFrom<typeof blockedCompaniesMachine>;
  send: (event: BlockedCompaniesEvent) => void;
}

const WRONG = { offline: 'warning', failed: 'error' } as const;

/** Finds a company by its name while typing, each with a way to block it. */
export function CompanySearch({ state, send }: CompanySearchProps) {
  const { t } = useTranslation(['blockCompany', 'common']);
  const { text, found, blocked } = state.context;
  const at = (name: 'waiting' | 'looking' | 'found' | 'nothing' | 'offline' | 'failed') => state.matches({ ready: { finding: name } });
  const isLooking = at('waiting') || at('looking');
  const wrong = (Object.keys(WRONG) as (keyof typeof WRONG)[]).find(at);
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8', maxW: '480px' })}>
      <TextField
        label={t('search')}
        hint={t('search.hint')}
        type="search"
        name="company"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={LIMITS.queryLength}
        value={text}
        onChange={(event) => send({ type: 'name.typed', text: event.target.value })}
      />
      <p role="status" className={css({ color: 'quiet', fontSize: '13', _empty: { display: 'none' } })}>
        {isLooking ? t('search.looking') : null}
        {at('found') ? t('search.found', { count: found.length }) : null}
        {at('nothing') ? t('search.nothing') : null}
      </p>
      {wrong ? (
        <Callout
          severity={WRONG[wrong]}
          actions={
            <Button size="small" onClick={() => send({ type: 'search.retried' })}>
              {t('common:retry')}
            </Button>
          }
        >
          {t(`search.${wrong}`)}
        </Callout>
      ) : null}
      {found.length > 0 ? (
        <ul aria-label={t('search.results')} className={css({ listStyle: 'none' })}>
          {found.map((company) => (
            <Row
              key={company.id}
              as="li"
              icon={<CompanyMark logo={company.logo} size={36} />}
              title={<span dir="auto">{company.name}</span>}
              action={
                blocked.some(({ id }) => id === company.id) ? (
                  <Badge>{t('search.isBlocked')}</Badge>
                ) : (
                  <Button
                    size="small"
                    aria-haspopup="dialog"
                    aria-label={t('block.one', { name: company.name })}
                    disabled={!state.can({ type: 'block.requested', company })}
                    onClick={() => send({ type: 'block.requested', company })}
                  >
                    <Ban size={16} aria-hidden="true" />
                    {t('block')}
                  </Button>
                )
              }
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}
