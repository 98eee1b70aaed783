import { useTranslation } from '../ui/useTranslation.tsx';
import { matchesState, type StateValue } from 'xstate';
import { css } from '#css/css';
import type { CompanyName } from '../../../contract/companies.ts';
import type { BlockingEvent } from '../../machines/blockCompany/blocking.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';

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
  /** The chart's current blocking state. */
  at: StateValue;
  company: CompanyName | null;
  /** How many are blocked. */
  count: number;
  send: (event: BlockingEvent) => void;
}

/** Shows the result of blocking or unblocking a company, with undo. */
export function BlockNews({ at, company, count, send }: BlockNewsProps) {
  const { t } = useTranslation('blockCompany');
  const isRestoring = matchesState('restoring', at);
  const news = isRestoring ? 'unblocked' : (Object.keys(NEWS) as (keyof typeof NEWS)[]).find((name) => matchesState({ resting: name }, at));
  const id = company?.id;
  const undo: BlockingEvent | null =
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
          {t(`news.${news}`, { name: company?.name ?? '', count })}
        </Callout>
      ) : null}
    </div>
  );
}
