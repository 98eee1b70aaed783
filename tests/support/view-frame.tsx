import type { Screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { TranslationProvider } from '../../src/views/ui/useTranslation.tsx';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { PageData } from '../../contract/pages.ts';
import type { Session } from '../../contract/records.ts';
import { bootAt } from './boot.ts';
import { createI18n, type Texts } from '../../src/lib/i18n.ts';
import { guestSession } from '../../src/machines/samples.ts';
import { sessionMachine } from '../../src/machines/session/session.machine.ts';
import { BootProvider } from '../../src/views/core/boot.ts';
import { loadParts } from '../../src/views/core/deferred.tsx';
import { NoticeBar } from '../../src/views/app/NoticeBar.tsx';
import { NoticeFlow } from '../../src/views/core/NoticeFlow.tsx';
import { SessionFlow } from '../../src/views/core/SessionFlow.tsx';
import { RequestCacheProvider } from '../../src/views/core/useRequest.ts';
import { withDeferredCalls } from '../../packages/flows/paths/stage.ts';

const files = import.meta.glob<Record<string, string>>('../../src/locales/en/*.json', { import: 'default', eager: true });
const english: Texts = Object.fromEntries(Object.entries(files).map(([file, texts]) => [file.replace(/^.*\/|\.json$/g, ''), texts]));
const i18n = createI18n('en', english, english);
// Code that a page loads at the first sign of presence is there from the start, so that no step waits for it.
await loadParts();
const session = withDeferredCalls(sessionMachine);
/** Notices stay visible, however slow the machine that runs the test. */
const clock = { setTimeout: () => 0, clearTimeout: () => {} };

interface FrameProps {
  /** The router's location. */
  at?: string;
  session?: Session;
  /** The view brings its own session chart and page frame. */
  isBare?: boolean;
  /** What the server rendered the page with. */
  page?: PageData;
  children: ReactNode;
}

/** Everything that a view needs in the app: texts, router, boot data, session, and the notification bar. */
export function Frame({ at = '/', session: who = guestSession, page, isBare = false, children }: FrameProps) {
  const boot = bootAt(at, who, page);
  return (
    <MemoryRouter initialEntries={[at]}>
      <BootProvider value={boot}>
        <TranslationProvider i18n={i18n}>
          <NoticeFlow.Provider options={{ clock }}>
            {isBare ? (
              children
            ) : (
              <SessionFlow.Provider logic={session} options={{ input: { deviceId: 'd-1', initial: { session: who, clockOffset: 0 } } }}>
                <RequestCacheProvider>{children}</RequestCacheProvider>
                <NoticeBar />
              </SessionFlow.Provider>
            )}
            <Address />
          </NoticeFlow.Provider>
        </TranslationProvider>
      </BootProvider>
    </MemoryRouter>
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output hidden aria-label="address">{`${pathname}${search}`}</output>;
}

/** The English text of a key, `namespace:key`, with its placeholders if no values are given; throws if there is none. */
export function words(key: string, values: Record<string, unknown> = {}): string {
  const [namespace = '', name = ''] = key.split(/:(.*)/);
  const text: unknown = i18n.getResource('en', namespace, name);
  if (typeof text === 'string' && Object.keys(values).length === 0) return text;
  if (!i18n.exists(key, values)) throw new Error(`there is no text ${key}`);
  return i18n.t(key, values);
}

/** The look of a state with a text. A placeholder without a value matches anything. */
export function says(key: string, values: Record<string, unknown> = {}): () => void {
  return reads(words(key, values));
}

/** The look of a state with a text that isn't ours, such as the server's message. */
export function reads(text: string): () => void {
  const parts = text.split(/\{\{[^}]+\}\}/).map((part) => part.replace(/\s+/g, ' ').trim());
  return () => {
    const text = document.body.textContent.replace(/\s+/g, ' ');
    if (!parts.every((part) => text.includes(part))) throw new Error(`“${parts.join('…')}” does not stand on the page`);
  };
}

/** The look of a state with a button or link that can be clicked or, with `busy`, shows progress. */
export function offers(key: string, { values = {}, busy = false }: { values?: Record<string, unknown>; busy?: boolean } = {}): () => HTMLElement {
  const name = words(key, values);
  return () => {
    const all = [...document.querySelectorAll<HTMLElement>('button, a[href]')];
    const found = all.find(
      (one) =>
        (one.getAttribute('aria-label') ?? one.textContent).trim() === name &&
        (one.ariaBusy === 'true' || one.getAttribute('aria-busy') === 'true') === busy &&
        !one.hasAttribute('disabled'),
    );
    if (!found) throw new Error(`no ${busy ? 'busy ' : ''}button “${name}”`);
    return found;
  };
}

/** The look of a state that has led to another page. */
export function leadsTo(address: string | RegExp): (screen: Screen) => void {
  return (screen) => {
    const here = screen.getByLabelText('address').textContent;
    if (typeof address === 'string' ? here !== address : !address.test(here)) throw new Error(`the address is ${here}`);
  };
}

/** The look of a state in which a clicked button shows progress. */
export function isBusy(): void {
  if (!document.querySelector('button[aria-busy=true]')) throw new Error('no button is busy');
}

/** The look of a state in which a form was rejected: the focus is on its first invalid field, so that its message is read. */
export function focusesFault(): void {
  if (!document.activeElement?.closest('[aria-invalid=true]')) throw new Error(`the focus is on ${document.activeElement?.tagName}, not on an invalid field`);
}

/** Combines looks that must all pass. */
export function both(...looks: ((screen: Screen) => unknown)[]): (screen: Screen) => void {
  return (screen) => looks.forEach((look) => look(screen));
}

/** jsdom can't navigate: a click on a link has to be enough. */
export function stayOnPage(): void {
  document.addEventListener('click', (event) => (event.target as Element).closest('a[href^="http"]') && event.preventDefault());
}

/** A text field, file field or choice by its label, ignoring any mark after it. */
export function field(screen: Screen, key: string): HTMLElement {
  const name = words(key);
  return screen.getByLabelText((label) => label.startsWith(name));
}

/** Clicks a button by its text. */
export function press(key: string, values: Record<string, unknown> = {}): (user: UserEvent, screen: Screen) => Promise<void> {
  return (user, screen) => user.click(screen.getByRole('button', { name: words(key, values) }));
}

/** Fills in a text field, found by its label, unless it already contains the text. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  if ((field as HTMLInputElement).value === text) return;
  await user.clear(field);
  if (text === '') return;
  await user.click(field);
  await user.paste(text);
}
