import { useSyncExternalStore } from 'react';

/** What the atlas shows, as encoded in its URL: a link shows the same to everyone. */
export interface Route {
  /** Null for the list of charts. */
  chart: string | null;
  /** Dotted path of a state; empty for the whole chart. */
  state: string;
  /** The selected transition. */
  transition: string | null;
  path: string | null;
  /** The step of the path: 0 is its start. */
  step: number;
  /** The search text. */
  search: string;
  /** Shows the changes instead of a chart. `state` is then the chart to scroll to. */
  isChanges: boolean;
}

const NOWHERE: Route = { chart: null, state: '', transition: null, path: null, step: 0, search: '', isChanges: false };

/** No chart has this ID. */
const CHANGES = '~changes';

/** `#/quickApply/submitting.offline?path=quickApply-1a2b3c&step=4` */
export function routeOf(hash: string): Route {
  const [address = '', query = ''] = hash.replace(/^#/, '').split('?');
  const [, chart = '', state = ''] = address.split('/').map(decodeURIComponent);
  const params = new URLSearchParams(query);
  return {
    chart: chart === CHANGES ? null : chart || null,
    state,
    transition: params.get('transition'),
    path: params.get('path'),
    step: Math.max(0, Number.parseInt(params.get('step') ?? '0', 10) || 0),
    search: params.get('q') ?? '',
    isChanges: chart === CHANGES,
  };
}

export function hrefOf(route: Partial<Route>): string {
  const { state, transition, path, step, search, isChanges, ...where } = { ...NOWHERE, ...route };
  const chart = isChanges ? CHANGES : where.chart;
  const params = new URLSearchParams();
  if (transition) params.set('transition', transition);
  if (path) params.set('path', path);
  if (path && step > 0) params.set('step', `${step}`);
  if (search) params.set('q', search);
  const address = chart ? `/${encodeURIComponent(chart)}${state ? `/${encodeURIComponent(state)}` : ''}` : '/';
  return `#${address}${params.size > 0 ? `?${params}` : ''}`;
}

const listen = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

export function useRoute(): Route {
  return routeOf(useSyncExternalStore(listen, () => window.location.hash));
}

/** @param isStep whether to add a history entry */
export function go(route: Partial<Route>, isStep = true): void {
  const href = hrefOf(route);
  if (isStep) window.location.hash = href;
  else {
    window.history.replaceState(null, '', href);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  }
}
