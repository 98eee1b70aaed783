/** Deeper than this nobody's payload is looked into. */
const DEEPEST = 3;

/** What a contained machine comes upon while it is walked. */
export class Findings {
  /** The parts of the context that guards read, by their first name. */
  readonly context = new Set<string>();
  /** By event type: what is read of the event beside its type, as `amount` or `output.isValid`; true where a guard reads it. */
  readonly payloads = new Map<string, Map<string, boolean>>();
  /** What the first context reads of its input. */
  readonly input = new Set<string>();
  /** What failed, once for each place and event. */
  readonly failures = new Map<string, { name: string; event: string; message: string }>();
  /** Actions that reach outside. */
  readonly leftOut = new Set<string>();
  /** `guards isX`, `delays untilY`: named, and implemented nowhere. */
  readonly unimplemented = new Set<string>();

  /** The arguments of a guard, an action or the like, of which is noted what is read: of the context only what decides. */
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
      // A method or a length tells of the value that has it.
      if (!METHODS.some((prototype) => key in prototype) && key !== 'toJSON') note(path);
      // What is frozen must come as it is.
      return depth > 1 && isPlain(is) && !Object.isFrozen(target) ? watched(is, note, path, depth - 1) : is;
    },
  });
}
