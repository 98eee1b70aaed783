import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { css } from '#css/css';
import type { blockedCompaniesMachine } from '../../../machines/blockedCompanies/blockedCompanies.machine.ts';
import type { BlockedCompaniesEvent } from '../../../machines/blockedCompanies/blockedCompanies.setup.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';

const NEWS = {
  blocked: 'success',
  unblocked: 'success',
  gone: 'warning',
  tooMany: 'warning',
  offline: 'warning',
  notBlocked: 'error',
  notUnblocked: 'error',
} as const;

interface BlockNewsProps {
  state: SnapshotFrom<typeof blockedCompaniesMachine>;
  send: (event: BlockedCompaniesEvent) => void;
}

/** What came of blocking or unblocking a company, and the way back. */
export function BlockNews({ state, send }: BlockNewsProps) {
  const { t } = useTranslation('blockCompany');
  const { company, blocked } = state.context;
  const isRestoring = state.matches({ ready: { doing: 'restoring' } });
  const news = isRestoring ? 'unblocked' : (Object.keys(NEWS) as (keyof typeof NEWS)[]).find((name) => state.matches({ ready: { doing: { resting: name } } }));
  const id = company?.id;
  const undo: BlockedCompaniesEvent | null =
    news === 'unblocked' ? { type: 'undo.requested' } : news === 'blocked' && id !== undefined ? { type: 'unblock.requested', id } : null;
  return (
    <div role="status" className={css({ _empty: { display: 'none' } })}>
      {news ? (
        <Callout
          severity={NEWS[news]}
          actions={
            undo ? (
              <Button size="small" isLoading={isRestoring} onClick={() => send(undo)}>
                {t('undo')}
              </Button>
            ) : undefined
          }
        >
          {t(`news.${news}`, { name: company?.name ?? '', count: blocked.length })}
        </Callout>
      ) : null}
    </div>
  );
}
