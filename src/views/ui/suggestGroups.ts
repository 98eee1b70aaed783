import type { SuggestOption } from '../../machines/suggest/suggest.actors.ts';

export interface SuggestGroup {
  kind: SuggestOption['kind'];
  options: { option: SuggestOption; index: number }[];
}

/** Adjacent suggestions of one kind under one heading. Order and indexes stay those of the list, so that the arrow keys follow the visual order. */
export function suggestGroups(options: readonly SuggestOption[]): SuggestGroup[] {
  const groups: SuggestGroup[] = [];
  options.forEach((option, index) => {
    const last = groups.at(-1);
    if (last?.kind === option.kind) last.options.push({ option, index });
    else groups.push({ kind: option.kind, options: [{ option, index }] });
  });
  return groups;
}
