const KEY = 'campaign';
const NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** Stores what brought a visitor here, from the URL they arrived on, for the registration payload (specification §3). */
export function storeCampaign(queryString: string): void {
  const arrived = new URLSearchParams(queryString);
  const named = NAMES.flatMap((name) => (arrived.get(name) ? [[name, (arrived.get(name) as string).slice(0, 200)]] : []));
  if (named.length === 0) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(named)));
  } catch {
    // Without storage, the registration is sent without it.
  }
}

export function campaign(): Record<string, string> | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Record<string, string> | null;
  } catch {
    return null;
  }
}
