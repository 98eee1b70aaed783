import { useEffect, useState } from 'react';
import type { ChartTraffic, TrafficFilter, TrafficRules } from '../traffic.ts';
import { load, useFile } from './load.ts';

/** What is known of a chart's traffic: still asked for, none (and why), or its figures. */
export type Traffic = { kind: 'loading' } | { kind: 'none'; why: string } | { kind: 'known'; traffic: ChartTraffic; isLive: boolean };

/** The traffic of a chart: asked of the server that serves the atlas, else as the atlas was written with. @param isWanted nothing is loaded before */
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
  const live = window.location.protocol === 'file:' ? null : await asked(`${address.replace('CHART', chart)}?${query}`);
  if (live) return { kind: 'known', traffic: live, isLive: true };
  const written = (await load('traffic').catch(() => null))?.[chart];
  return written ? { kind: 'known', traffic: written, isLive: false } : { kind: 'none', why: advice };
}

async function asked(address: string): Promise<ChartTraffic | null> {
  try {
    const first = await fetch(address);
    // The first time, scripted people walk the chart, which may take a slow machine too long for one call.
    const response = first.status === 503 ? await fetch(address) : first;
    return response.ok ? ((await response.json()) as { data: ChartTraffic }).data : null;
  } catch {
    return null;
  }
}
