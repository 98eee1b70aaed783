import { useMachine } from '@xstate/react';
import Pencil from '~icons/lucide/pencil';
import Plus from '~icons/lucide/plus';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { randomUuid } from '../../../lib/uuid.ts';
import type { RecordInput, RecordKind, StoredRecord } from '../../../machines/record/record.types.ts';
import { storeDraftHere } from '../../../services/profile/fields.ts';
import { preferences, record } from '../../../services/profile/record.ts';
import { useBoot } from '../../core/boot.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { InlineEditor } from './InlineEditor.tsx';
import { KIND_LOOKS } from './kinds.ts';
import { type Assisted, RecordDialogs } from './RecordDialogs.tsx';
import { RecordList } from './RecordList.tsx';
import { usualOf } from './usual.ts';
import { useQuestions } from './useQuestions.ts';
import { useRecordWords } from './useRecordWords.ts';

interface RecordSectionProps extends RecordInput {
  /** Asked in the page, with its few questions open while nothing is known; otherwise listed, and edited in a dialog. */
  isInPage?: boolean;
  /** In a page of several kinds: its name next to it, and the add button below. */
  look?: 'box' | 'row';
  /** Shown before the list. */
  ahead?: ReactNode;
  /** Reports whether there is unsaved input, if asked in the page. */
  onWriting?: (isWriting: boolean) => void;
  /** The first record of its kind was saved in the page, so the surrounding page continues. */
  onSaved?: () => void;
  /** The editor isn't open, or no longer. */
  onClosed?: () => void;
  /** Reports the records whenever they change. */
  onRecords?: (records: readonly StoredRecord[]) => void;
  /** Shows the record of a kind with exactly one. */
  children?: (record: StoredRecord, edit: () => void) => ReactNode;
  /** Shown in the editor below the form. */
  renderBelow?: (editing: Assisted) => ReactNode;
}

/** Kinds that form a timeline. */
const WAYS: ReadonlySet<RecordKind> = new Set(['workExperience', 'education']);

/** The records of one kind: their list, their editor, and all dialogs; the same for all kinds. */
export function RecordSection({
  kind,
  records,
  draft,
  isInPage = false,
  look = 'box',
  ahead,
  onWriting,
  onSaved,
  onClosed,
  onRecords,
  children,
  renderBelow,
}: RecordSectionProps) {
  const { t, i18n } = useTranslation('profile');
  const { country } = useBoot();
  const input: RecordInput = { kind, ...(records ? { records } : {}), ...(draft ? { draft } : {}) };
  const [state, send] = useMachine(kind === 'preference' ? preferences : record, { input });
  const words = useRecordWords(kind);
  const place = useId();
  const all = state.context.records;
  const reportRecords = useEffectEvent((now: readonly StoredRecord[]) => onRecords?.(now));
  useEffect(() => {
    if (all && all !== records) reportRecords(all);
  }, [all, records]);
  const typed = state.matches({ editing: 'changed' }) ? state.context.draft : null;
  useEffect(() => {
    if (typed) storeDraftHere(kind, typed);
  }, [kind, typed]);
  const { blank, icon: Icon } = KIND_LOOKS[kind];
  const add = () => {
    send({ type: 'record.added', values: { ...blank, ...usualOf(kind, all ?? [], country, i18n.language) }, key: randomUuid() });
  };
  const isSingle = children !== undefined;
  const only = isSingle ? all?.[0] : undefined;
  const isBlank = only?.['career_summary'] === '';
  const { isFocused, isEditing } = useQuestions({
    isInPage,
    state,
    onWriting,
    open: () => (isSingle ? edit() : add()),
    resume: () => send({ type: 'draft.resumed', key: randomUuid() }),
  });
  const edit = () => only && send({ type: 'record.edited', id: only.id, key: randomUuid() });
  useEffect(() => {
    if (!isEditing) return;
    // The focused element disappears when the editor closes.
    return () => document.getElementById(place)?.focus();
  }, [isEditing, place]);
  const isFirst = onSaved !== undefined && !isSingle && all?.length === 0;
  // Which of the two buttons was used; null if the editor isn't for the first of its kind, or was canceled.
  const wayOn = useRef<'another' | 'next' | null>(null);
  const goOn = useEffectEvent(() => {
    onClosed?.();
    const way = state.context.news === 'saved' ? wayOn.current : null;
    wayOn.current = null;
    if (way === 'another') add();
    else if (way === 'next') onSaved?.();
  });
  const isThere = state.matches('list');
  useEffect(() => {
    if (isThere) goOn();
  }, [isThere]);
  const isFull = all !== null && !isSingle && state.matches('list') && !state.can({ type: 'record.added', values: {}, key: '' });
  const isRow = look === 'row';
  const addButton =
    isEditing || isSingle || all === null || isFull ? null : isRow ? (
      <Button size="small" variant="plain" onClick={add}>
        <Plus size={16} aria-hidden="true" />
        {t(`${kind}.add`)}
      </Button>
    ) : (
      <Button size="small" aria-label={t(`${kind}.add`)} onClick={add}>
        <Plus size={16} aria-hidden="true" />
        {t('add')}
      </Button>
    );
  return (
    <Card
      id={place}
      look={isInPage ? 'plain' : look}
      isTitleHidden={isEditing && (isSingle || all?.length === 0)}
      icon={<Icon size={20} aria-hidden="true" />}
      title={t(`${kind}.title`)}
      action={
        only && !isEditing ? (
          <Button size="small" variant={isRow ? 'plain' : 'quiet'} aria-label={t(isBlank ? 'summary.add' : `${kind}.edit`)} onClick={edit}>
            {isBlank ? <Plus size={16} aria-hidden="true" /> : <Pencil size={16} aria-hidden="true" />}
            {t(isBlank ? 'add' : 'edit')}
          </Button>
        ) : isRow ? null : (
          addButton
        )
      }
      foot={isRow ? addButton : null}
    >
      {isEditing ? (
        <InlineEditor
          state={state}
          send={send}
          isFocused={isFocused}
          isLeavable={(all?.length ?? 0) > 0}
          onSaving={isFirst ? (isAnother) => (wayOn.current = isAnother ? 'another' : 'next') : undefined}
        />
      ) : null}
      {isFull ? <p className={css({ color: 'quiet' })}>{t(`${kind}.full`)}</p> : null}
      {ahead}
      {isEditing && (isSingle || all?.length === 0) ? null : (
        <RecordList
          state={state}
          send={send}
          words={words}
          isWay={isRow && WAYS.has(kind)}
          {...(children ? { single: (one: StoredRecord) => children(one, edit) } : {})}
        />
      )}
      <RecordDialogs
        state={state}
        send={send}
        isInline={isInPage}
        title={state.context.deleted ? words(state.context.deleted).title : ''}
        {...(renderBelow ? { renderBelow } : {})}
      />
    </Card>
  );
}
