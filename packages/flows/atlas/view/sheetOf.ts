import type { AtlasChart } from '../data.ts';
import { isWithin } from '../../model.ts';

type Sheet = AtlasChart['sheets'][number];

/**
 * The innermost sheet that shows a state. For a compound state with its own sheet, that sheet.
 * @param source the source state of the selected transition, if any
 */
export function sheetOf(sheets: readonly Sheet[], state: string, source: string | null): Sheet {
  const sought = source ?? state;
  const around = sheets.filter((sheet) => isWithin(sought, sheet.path));
  return around.toSorted((a, b) => b.path.length - a.path.length)[0] ?? (sheets[0] as Sheet);
}
