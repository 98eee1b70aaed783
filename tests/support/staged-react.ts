import type * as XStateReact from '@xstate/react';
import { createElement, type PropsWithChildren } from 'react';
import type { ActorOptions, AnyStateMachine } from 'xstate';

/** A chart to run instead of the view's own: its calls deferred, its clock stopped. */
export type Staged = { machine: AnyStateMachine; input: unknown; options: Pick<ActorOptions<AnyStateMachine>, 'clock' | 'inspect'> };

let staged: Staged | null = null;

/** From now on, every view that starts the chart with this id starts this one instead. */
export function stage(next: Staged): void {
  staged = next;
}

/**
 * `@xstate/react` for view tests: a view that starts the staged chart, with any hook or provider, gets the staged one with its input, so that views
 * need no changes for tests. A test file calls `vi.mock('@xstate/react', async (original) => (await
 * import('…/tests/support/staged-react.ts')).stagedReact(await original()));`
 */
export function stagedReact(real: typeof XStateReact): typeof XStateReact {
  type Options = ActorOptions<AnyStateMachine> | undefined;
  const cast = (logic: AnyStateMachine, options: Options): [AnyStateMachine, Options] =>
    staged && logic.id === staged.machine.id ? [staged.machine, { ...options, ...staged.options, input: staged.input } as Options] : [logic, options];
  const createActorContext = (own: AnyStateMachine, defaults?: Options) => {
    const context = real.createActorContext(own, defaults);
    const Provider = (props: PropsWithChildren<{ logic?: AnyStateMachine; options?: Options }>) => {
      const [logic, options] = cast(props.logic ?? own, props.options);
      return createElement(context.Provider, { logic, ...(options ? { options } : {}), children: props.children });
    };
    return { ...context, Provider };
  };
  const replaced = {
    createActorContext,
    useActorRef: (logic: AnyStateMachine, options?: Options) => real.useActorRef(...cast(logic, options)),
    useMachine: (logic: AnyStateMachine, options?: Options) => real.useMachine(...cast(logic, options)),
  };
  return { ...real, ...(replaced as unknown as typeof real) };
}
