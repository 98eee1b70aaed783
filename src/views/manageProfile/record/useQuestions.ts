import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { recordMachine } from '../../../machines/record/record.machine.ts';
import { KIND_LOOKS } from './kinds.ts';

interface Questions {
  isInPage: boolean;
  state: SnapshotFrom<typeof recordMachine>;
  onWriting: ((isWriting: boolean) => void) | undefined;
  open: () => void;
  resume: () => void;
}

/** Opens the editor in the page once, if nothing is known yet or a draft was left, and reports whether there is unsaved input. */
export function useQuestions({ isInPage, state, onWriting, open, resume }: Questions): { isEditing: boolean; isFocused: boolean } {
  const { kind, records, draft } = state.context;
  const isThere = state.matches('list');
  const isEditing = isInPage && state.hasTag('editor');
  const isWriting = isEditing && !state.matches({ editing: 'untouched' });
  const hasOpened = useRef(false);
  // If it opened with the page, the focus doesn't move.
  const [isOwn, setOwn] = useState(false);
  const begin = useEffectEvent(() => {
    if (!isInPage || hasOpened.current) return setOwn(false);
    hasOpened.current = true;
    const isLeft = draft !== null;
    setOwn(isLeft || isUnknown(kind, records ?? []));
    if (isLeft) resume();
    else if (isUnknown(kind, records ?? [])) open();
  });
  useEffect(() => {
    if (isThere) begin();
  }, [isThere]);
  const report = useEffectEvent((now: boolean) => onWriting?.(now));
  useEffect(() => report(isWriting), [isWriting]);
  return { isEditing, isFocused: !isOwn };
}

/** Whether there are no records of a kind or, for a kind with exactly one, a required value or all the others are missing. */
function isUnknown(kind: keyof typeof KIND_LOOKS, records: readonly Readonly<Record<string, unknown>>[]): boolean {
  const [only] = records;
  if (only === undefined) return true;
  if (kind !== 'basicInfo') return false;
  const isFilled = (name: string) => only[name] !== null && only[name] !== '' && only[name] !== undefined;
  const { essential = [], fields } = KIND_LOOKS[kind];
  const required = essential.filter((name) => fields.some((spec) => spec.name === name && spec.required));
  return !required.every(isFilled) || !essential.some((name) => isFilled(name) && !required.includes(name));
}
