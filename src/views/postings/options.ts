import type { ListItem } from '../../../contract/config.ts';

/** A config list as a select has it. */
export const optionsOf = (items: readonly ListItem[]) => items.map(({ id, value }) => ({ value: String(id), label: value }));
/** The same as a field of several has it. */
export const choicesOf = (items: readonly ListItem[]) => items.map(({ id, value }) => ({ value: id, label: value }));
