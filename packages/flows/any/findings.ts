/** How deep the properties of payloads are tracked. */
const DEEPEST = 3;

/** What is found out about a contained machine while it's walked. */
export class Findings {
  /** The properties of the context that guards read, top level only. */
  readonly context = new Set<string>();
  /** By event type, the properties of the event that are read, such as `amount` or `output.isValid`; true if a guard reads it. */
  readonly payloads = new Map<string, Map<string, boolean>>();
  /** The properties of the input that the initial context reads. */
  readonly input = new Set<string>();
  /** Errors, one per place and event. */
  readonly failures = new Map<string, { name: string; event: string; message: string }>();
  /** Actions with side effects. */
  readonly leftOut = new Set<string>();
  /** `guards isX`, `delays untilY`: named but not implemented. */
  readonly unimplemented = new Set<string>();

  /** Tracks what is read of the arguments of a guard, an action, and so on. Of the context, only if it affects which transition is taken. */
  watch<A extends { context?: unknown; event?: { type: string } }>(args: A, decides: boolean): A {
    const { context, event } = args;
    return {
      ...args,
      ...(decides && isPlain(context) ? { context: watched(context, (path) => void this.context.add(path.split('.')[0] as string), '', 1) } : {}),
      ...(isPlain(event) && !event.type.startsWith('xstate.init')
        ? { event: watched(event, (path) => this.#notePayload(event.type, path, decides), '', DEEPEST) }
        : {}),
    };
  }

  watchInput(input: unknown): unknown {
    return isPlain(input) ? watched(input, (path) => void this.input.add(path), '', 1) : input;
  }

  fail(name: string, event: string, error: unknown): void {
    this.failures.set(`${name} ${event}`, { name, event, message: error instanceof Error ? error.message : String(error) });
  }

  #notePayload(type: string, path: string, decides: boolean): void {
    if (path === 'type' || path === 'actorId' || type === '') return;
    const paths = this.payloads.get(type) ?? new Map<string, boolean>();
    this.payloads.set(type, paths.set(path, decides || (paths.get(path) ?? false)));
  }
}

const METHODS = [Object.prototype, String.prototype, Array.prototype, Number.prototype];

export const isPlain = (value: unknown): value is Record<string, unknown> & { type: string } =>
  typeof value === 'object' && value !== null && (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);

function watched<T extends object>(value: T, note: (path: string) => void, above: string, depth: number): T {
  return new Proxy(value, {
    get(target, key, receiver) {
      const is: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol') return is;
      const path = above === '' ? key : `${above}.${key}`;
      // Reading a method or the length reads the object itself.
      if (!METHODS.some((prototype) => key in prototype) && key !== 'toJSON') note(path);
      // A proxy must return the original value of a frozen property.
      return depth > 1 && isPlain(is) && !Object.isFrozen(target) ? watched(is, note, path, depth - 1) : is;
    },
  });
}
