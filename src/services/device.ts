import { randomUuid } from '../lib/uuid.ts';

/** The device's id: created once, stored in local storage under `uuid` (specification §4). Without storage, it lasts as long as the page. */
let remembered: string | undefined;

export function deviceUuid(): string {
  if (remembered) return remembered;
  try {
    remembered = localStorage.getItem('uuid') ?? undefined;
    if (!remembered) {
      remembered = randomUuid();
      localStorage.setItem('uuid', remembered);
    }
  } catch {
    // Storage is blocked (private mode, policy): the id lasts as long as the page.
    remembered ??= randomUuid();
  }
  return remembered;
}
