import { memo, Suspense, use, type ComponentType } from 'react';
import { whenPresent } from '../../services/presence.ts';
import { untilThere } from '../../services/untilThere.ts';

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
  // A part that changes before its code is loaded would lose its markup, so it only re-renders if necessary.
  return memo(function Deferred(props: P) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  }) as unknown as ComponentType<P>;
}

/** Loads all parts, for callers that render them synchronously: the server, a test. */
export const loadParts = async (): Promise<void> => void (await Promise.all(parts.map((ensure) => ensure())));
