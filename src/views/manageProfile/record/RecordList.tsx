import type { ReactNode } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { randomUuid } from '../../../lib/uuid.ts';
import type { StoredRecord } from '../../../machines/record/record.types.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { RecordParts } from './RecordDialogs.tsx';
import { RecordItem } from './RecordItem.tsx';
import type { RecordWords } from './useRecordWords.ts';

const SEVERITY = { saved: 'success', restored: 'success', restoredWithoutFile: 'warning', gone: 'warning', notRestored: 'error', deleted: 'info' } as const;
const list = css({ listStyle: 'none', '& > li + li': { borderBlockStart: '1px solid {colors.line}' } });

interface RecordListProps extends RecordParts {
  words: (record: StoredRecord) => RecordWords;
  /** Jobs and schools follow each other: a timeline, newest first. */
  isWay?: boolean;
  single?: (record: StoredRecord) => ReactNode;
}

/** The list, in every state except the editor's. */
export function RecordList({ state, send, words, isWay = false, single }: RecordListProps) {
  const { t } = useTranslation(['profile', 'common']);
  const { kind, records, draft, deleted, news } = state.context;
  if (state.matches('unloadable'))
    return (
      <Callout
        severity="error"
        actions={
          <Button size="small" onClick={() => send({ type: 'record.retried' })}>
            {t('common:retry')}
          </Button>
        }
      >
        {t('unloadable')}
      </Callout>
    );
  if (state.matches('unreachable')) return <Callout severity="warning">{t('unreachable')}</Callout>;
  if (records === null)
    return (
      <div role="status" aria-busy="true" aria-label={t('loading')} className={css({ display: 'grid', gap: '8' })}>
        <Skeleton width="55%" height="20px" />
        <Skeleton width="75%" />
      </div>
    );
  const isUndoable = state.matches({ list: 'undoable' }) || state.matches('restoring');
  const isLeft = draft !== null && state.matches('list');
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' })}>
      <div role="status" className={css({ display: 'grid', gap: '12', _empty: { display: 'none' } })}>
        {isUndoable ? (
          <Callout
            severity="info"
            actions={
              <Button size="small" isLoading={state.matches('restoring')} onClick={() => send({ type: 'undo.requested', key: randomUuid() })}>
                {t('common:undo')}
              </Button>
            }
          >
            {t('news.deleted', { name: deleted ? words(deleted).title : '' })}
          </Callout>
        ) : news && news !== 'deleted' && state.matches('list') ? (
          <Callout severity={SEVERITY[news]}>{t(`news.${news}`)}</Callout>
        ) : null}
        {state.matches('refreshing') || state.matches('discarding') ? (
          <p className={css({ display: 'flex', alignItems: 'center', gap: '8', color: 'quiet' })}>
            <Spinner />
            {t(state.matches('refreshing') ? 'refreshing' : 'discarding')}
          </p>
        ) : null}
        {isLeft ? (
          <Callout
            severity="warning"
            title={t('draft.left')}
            actions={
              <>
                <Button size="small" onClick={() => send({ type: 'draft.resumed', key: randomUuid() })}>
                  {t('draft.resume')}
                </Button>
                <Button size="small" variant="plain" onClick={() => send({ type: 'draft.dropped' })}>
                  {t('draft.drop')}
                </Button>
              </>
            }
          />
        ) : null}
      </div>
      {records.length === 0 ? <p className={css({ color: 'quiet', maxW: '60ch' })}>{t(`${kind}.empty`)}</p> : null}
      {single && records[0] ? single(records[0]) : null}
      {single || records.length === 0 ? null : (
        <ul aria-label={t(`${kind}.title`)} className={isWay ? undefined : list}>
          {records.map((one) => (
            <RecordItem
              key={one.id}
              kind={kind}
              record={one}
              words={words(one)}
              isWay={isWay}
              onEdit={() => send({ type: 'record.edited', id: one.id, key: randomUuid() })}
              onDelete={
                state.can({ type: 'delete.requested', id: one.id }) || !state.matches('list') ? () => send({ type: 'delete.requested', id: one.id }) : undefined
              }
            />
          ))}
        </ul>
      )}
    </div>
  );
}
