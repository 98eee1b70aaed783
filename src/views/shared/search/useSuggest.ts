import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { SuggestKind, SuggestOption } from '../../../machines/suggest/suggest.actors.ts';
import { suggestMachine } from '../../../machines/suggest/suggest.machine.ts';
import { forgetRecent, recallRecent, suggest } from '../../../services/suggest.ts';
import type { Suggesting } from '../../ui/SuggestInput.tsx';

const logic = suggestMachine.provide({ actors: { suggest, recallRecent, forgetRecent } });

/** The suggestions of a search field: connects the chart to the field's parts. `onChosen` is called with a chosen option. */
export function useSuggest(kind: SuggestKind, begun: string, onChosen: (option: SuggestOption) => void): Suggesting & { onFill: (text: string) => void } {
  const actor = useActorRef(logic, { input: { kind, text: begun } });
  const { text, options, active, isOpen, isNothing, isLooking, isUnavailable } = useSelector(
    actor,
    ({ context, tags, value }) => ({
      text: context.text,
      options: context.options,
      active: context.active,
      isOpen: tags.has('open'),
      isNothing: value === 'nothing',
      isLooking: typeof value === 'object' && 'looking' in value,
      isUnavailable: value === 'unavailable',
    }),
    isSame,
  );
  const listener = useRef(onChosen);
  useEffect(() => {
    listener.current = onChosen;
  });
  useEffect(() => {
    const chosen = actor.on('suggestion.chosen', ({ option }) => listener.current(option));
    return () => chosen.unsubscribe();
  }, [actor]);
  return {
    value: text,
    isNothing,
    isLooking,
    isUnavailable,
    options,
    active,
    isOpen,
    onFocus: () => actor.send({ type: 'field.focused' }),
    onType: (typed) => actor.send({ type: 'text.typed', text: typed }),
    onMove: (way) => actor.send({ type: `option.${way}` }),
    onPoint: (index) => actor.send({ type: 'option.pointed', index }),
    onChoose: (index) => actor.send({ type: 'option.chosen', index }),
    onDismiss: () => actor.send({ type: 'suggest.dismissed' }),
    onFill: (filled) => actor.send({ type: 'text.filled', text: filled }),
    onForget: () => actor.send({ type: 'recent.forgotten' }),
  };
}

const isSame = (one: object, other: object) => Object.entries(one).every(([name, value]) => (other as Record<string, unknown>)[name] === value);
