import type { AtlasChart } from '../data.ts';
import { isWithin } from '../../model.ts';

type Sheet = AtlasChart['sheets'][number];

/**
 * The sheet that shows a state: the innermost whose inside it is in. A compound state that has a sheet of its own is shown from within.
 * @param source of the arrow that is looked at, if one is
 */
export function sheetOf(sheets: readonly Sheet[], state: string, source: string | null): Sheet {
  const sought = source ?? state;
  const around = sheets.filter((sheet) => isWithin(sought, sheet.path));
  return around.toSorted((a, b) => b.path.length - a.path.length)[0] ?? (sheets[0] as Sheet);
}
