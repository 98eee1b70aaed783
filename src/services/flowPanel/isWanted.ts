const KEY = 'flow-panel';

/**
 * Whether the panel of running charts is to be shown: who adds `flows=on` to an address has it on every page of this browser, until `flows=off`. While one
 * develops it's there unless it was switched off.
 */
export function isPanelWanted(search: string, isDevelopment: boolean): boolean {
  const wanted = new URLSearchParams(search).get('flows');
  try {
    if (wanted === 'on' || wanted === 'off') localStorage.setItem(KEY, wanted);
    const stored = localStorage.getItem(KEY);
    return stored === 'on' || (isDevelopment && stored !== 'off');
  } catch {
    return wanted === 'on';
  }
}
