import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { recordMachine } from '../../../machines/record/record.machine.ts';
import { KIND_LOOKS } from './kinds.ts';

interface Asked {
  isAsked: boolean;
  state: SnapshotFrom<typeof recordMachine>;
  onWriting: ((isWriting: boolean) => void) | undefined;
  open: () => void;
  resume: () => void;
}

/** Opens the editor in the page once, where nothing is known yet or a draft was left, and tells whether something is written in it. */
export function useAsked({ isAsked, state, onWriting, open, resume }: Asked): { isEditing: boolean; isFocused: boolean } {
  const { kind, records, draft } = state.context;
  const isThere = state.matches('list');
  const isEditing = isAsked && state.hasTag('editor');
  const isWriting = isEditing && !state.matches({ editing: 'untouched' });
  const hasOpened = useRef(false);
  // It opened with the page: nobody's focus is moved.
  const [isOwn, setOwn] = useState(false);
  const begin = useEffectEvent(() => {
    if (!isAsked || hasOpened.current) return setOwn(false);
    hasOpened.current = true;
    const isLeft = draft !== null;
    setOwn(isLeft || isUnknown(kind, records ?? []));
    if (isLeft) resume();
    else if (isUnknown(kind, records ?? [])) open();
  });
  useEffect(() => {
    if (isThere) begin();
  }, [isThere]);
  const tell = useEffectEvent((now: boolean) => onWriting?.(now));
  useEffect(() => tell(isWriting), [isWriting]);
  return { isEditing, isFocused: !isOwn };
}

/** Whether there is nothing of a kind, or of the one there always is, nothing of what is asked. */
function isUnknown(kind: keyof typeof KIND_LOOKS, records: readonly Readonly<Record<string, unknown>>[]): boolean {
  const [only] = records;
  if (only === undefined) return true;
  if (kind !== 'basicInfo') return false;
  const isTold = (name: string) => only[name] !== null && only[name] !== '' && only[name] !== undefined;
  return !(KIND_LOOKS[kind].asked ?? []).some(isTold);
}
