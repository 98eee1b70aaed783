import { useMachine } from '@xstate/react';
import Pencil from '~icons/lucide/pencil';
import Plus from '~icons/lucide/plus';
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import { countryByCode } from '../../../../contract/countries.ts';
import { randomUuid } from '../../../lib/uuid.ts';
import type { RecordInput, StoredRecord } from '../../../machines/record/record.types.ts';
import { keepDraftHere } from '../../../services/profile/fields.ts';
import { preferences, record } from '../../../services/profile/record.ts';
import { useBoot } from '../../app/boot.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../Card.tsx';
import { KIND_LOOKS } from './kinds.ts';
import { type Assisted, RecordDialogs } from './RecordDialogs.tsx';
import { RecordList } from './RecordList.tsx';
import { useRecordWords } from './useRecordWords.ts';

interface RecordSectionProps extends RecordInput {
  /** Told of the records whenever they change. */
  onRecords?: (records: readonly StoredRecord[]) => void;
  /** Shows the one record of a kind of which there is always one. */
  children?: (record: StoredRecord, edit: () => void) => ReactNode;
  /** Stands in the editor below the form. */
  renderBelow?: (editing: Assisted) => ReactNode;
}

/** The records of one kind: their list, their editor, and every question in between; the same for all kinds. */
export function RecordSection({ kind, records, draft, onRecords, children, renderBelow }: RecordSectionProps) {
  const { t, i18n } = useTranslation('profile');
  const { country } = useBoot();
  const input: RecordInput = { kind, ...(records ? { records } : {}), ...(draft ? { draft } : {}) };
  const [state, send] = useMachine(kind === 'preference' ? preferences : record, { input });
  const words = useRecordWords(kind);
  const place = useId();
  const all = state.context.records;
  const tellRecords = useEffectEvent((now: readonly StoredRecord[]) => onRecords?.(now));
  useEffect(() => {
    if (all && all !== records) tellRecords(all);
  }, [all, records]);
  const typed = state.matches({ editing: 'changed' }) ? state.context.draft : null;
  useEffect(() => {
    if (typed) keepDraftHere(kind, typed);
  }, [kind, typed]);
  const { blank, icon: Icon } = KIND_LOOKS[kind];
  const add = () => {
    const home = countryByCode(country);
    const usual = kind === 'preference' ? { currency: home?.currency, timezone: home?.timeZone, work_language: i18n.language.split('-')[0] } : {};
    send({ type: 'record.added', values: { ...blank, ...usual }, key: randomUuid() });
  };
  const isSingle = children !== undefined;
  const only = isSingle ? all?.[0] : undefined;
  const edit = () => only && send({ type: 'record.edited', id: only.id, key: randomUuid() });
  const isFull = all !== null && !isSingle && state.matches('list') && !state.can({ type: 'record.added', values: {}, key: '' });
  return (
    <Card
      id={place}
      icon={<Icon size={20} aria-hidden="true" />}
      title={t(`${kind}.title`)}
      action={
        only ? (
          <Button size="small" aria-label={t(`${kind}.edit`)} onClick={edit}>
            <Pencil size={16} aria-hidden="true" />
            {t('edit')}
          </Button>
        ) : isSingle || all === null || isFull ? null : (
          <Button size="small" aria-label={t(`${kind}.add`)} onClick={add}>
            <Plus size={16} aria-hidden="true" />
            {t('add')}
          </Button>
        )
      }
    >
      {isFull ? <p className={css({ color: 'quiet' })}>{t(`${kind}.full`)}</p> : null}
      <RecordList state={state} send={send} words={words} {...(children ? { single: (one: StoredRecord) => children(one, edit) } : {})} />
      <RecordDialogs
        state={state}
        send={send}
        title={state.context.deleted ? words(state.context.deleted).title : ''}
        {...(renderBelow ? { renderBelow } : {})}
      />
    </Card>
  );
}
