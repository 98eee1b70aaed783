import type { SuggestOption } from '../../machines/suggest/suggest.actors.ts';

export interface SuggestGroup {
  kind: SuggestOption['kind'];
  options: { option: SuggestOption; index: number }[];
}

/** Neighbours of one kind under one heading. Order and indexes stay those of the list, so that the keyboard walks what the eye sees. */
export function suggestGroups(options: readonly SuggestOption[]): SuggestGroup[] {
  const groups: SuggestGroup[] = [];
  options.forEach((option, index) => {
    const last = groups.at(-1);
    if (last?.kind === option.kind) last.options.push({ option, index });
    else groups.push({ kind: option.kind, options: [{ option, index }] });
  });
  return groups;
}
