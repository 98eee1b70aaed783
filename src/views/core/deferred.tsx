import { memo, Suspense, use, type ComponentType } from 'react';
import { isPresent, whenPresent } from '../../services/presence.ts';
import { untilThere } from '../../services/untilThere.ts';
import { useIsHydrating } from './useHydrated.ts';

const parts: (() => Promise<void>)[] = [];

/**
 * A part of the page whose code loads at the first sign of presence. Until then, the server's markup stays in its place, untouched: links work,
 * popovers open. A part first rendered later shows nothing until its code is loaded. A button in it that needs the code has a `data-press` key until
 * then, and its live form handles the click (services/storePresses.ts).
 * @param load the part's own chunk
 * @param when what its code waits for
 */
export function deferred<P extends object>(load: () => Promise<{ default: ComponentType<P> }>, when: () => Promise<void> = whenPresent): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;
  const ensure = (): Promise<void> => untilThere(load, { isWanted: false }).then((module) => void (Loaded = module.default));
  parts.push(ensure);
  function Part(props: P) {
    if (!Loaded) use((loading ??= when().then(ensure)));
    return Loaded ? <Loaded {...props} /> : null;
  }
  return inBoundary(Part);
}

/** A part that changes before it hydrates would lose its markup or hydrate early, so it only re-renders if necessary. */
function inBoundary<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return memo(function Deferred(props: P) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  }) as unknown as ComponentType<P>;
}

/**
 * A part that isn't in view at first, and whose code is there. The server's markup stays untouched until the first sign of presence, so that the page
 * doesn't hydrate what may never be seen. A person's first click hydrates the part it hits, before it is handled. Rendered in the browser, it's
 * there right away.
 * @param Part its properties must be equal (`Object.is`) in every rendering before the first sign of presence; a change would hydrate it early
 */
export function hydratedLater<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  function Later(props: P) {
    const isHydrating = useIsHydrating();
    if (isHydrating && !isSynchronous && !isPresent()) use(whenPresent());
    return <Part {...props} />;
  }
  return inBoundary(Later);
}

let isSynchronous = false;

/** Loads all parts, for callers that render them synchronously: the server, a test. */
export async function loadParts(): Promise<void> {
  isSynchronous = true;
  await Promise.all(parts.map((ensure) => ensure()));
}
