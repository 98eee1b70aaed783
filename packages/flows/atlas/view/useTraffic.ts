import { useEffect, useState } from 'react';
import type { ChartTraffic, TrafficFilter, TrafficRules } from '../traffic.ts';
import { load, useFile } from './load.ts';

/** A chart's traffic: still loading, none (and why), or its figures. */
export type Traffic = { kind: 'loading' } | { kind: 'none'; why: string } | { kind: 'known'; traffic: ChartTraffic; isLive: boolean };

/**
 * A chart's traffic, from the server that serves the atlas, or else as included in the atlas.
 * @param isWanted nothing is loaded until this is true
 */
export function useTraffic(chart: string, filter: TrafficFilter, isWanted: boolean): Traffic {
  const rules = useFile('index').traffic;
  const [known, setKnown] = useState<Traffic>({ kind: 'loading' });
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== undefined)).toString();
  useEffect(() => {
    if (!isWanted || rules === null) return;
    let isLeft = false;
    void trafficOf(chart, query, rules).then((traffic) => !isLeft && setKnown(traffic));
    return () => void (isLeft = true);
  }, [chart, query, isWanted, rules]);
  return known;
}

async function trafficOf(chart: string, query: string, { address, advice }: TrafficRules): Promise<Traffic> {
  const live = window.location.protocol === 'file:' ? null : await loadTraffic(`${address.replace('CHART', chart)}?${query}`);
  if (live) return { kind: 'known', traffic: live, isLive: true };
  const written = (await load('traffic').catch(() => null))?.[chart];
  return written ? { kind: 'known', traffic: written, isLive: false } : { kind: 'none', why: advice };
}

async function loadTraffic(address: string): Promise<ChartTraffic | null> {
  try {
    const first = await fetch(address);
    // The first time, scripted people walk the chart, which may take longer than one request on a slow machine.
    const response = first.status === 503 ? await fetch(address) : first;
    return response.ok ? ((await response.json()) as { data: ChartTraffic }).data : null;
  } catch {
    return null;
  }
}
