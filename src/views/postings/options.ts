import type { ListItem } from '../../../contract/config.ts';

/** A config list as options of a select. */
export const optionsOf = (items: readonly ListItem[]) => items.map(({ id, value }) => ({ value: String(id), label: value }));
/** The same as options of a multiple choice field. */
export const choicesOf = (items: readonly ListItem[]) => items.map(({ id, value }) => ({ value: id, label: value }));
