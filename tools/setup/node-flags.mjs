/**
 * How `npm start` and the benches run the server.
 * - A young generation of 16 MB. By default the heap grows by 150 MB while the modules load, and never shrinks.
 * - No pretenuring. V8 learns from the modules, whose objects all live long, and would later allocate what each request makes among the old objects: 17 kB a
 *   page that only a full collection frees.
 * - The heap may double between full collections (docs/decisions/rendering.md). By default it grows by a fifth, since they take little of the time altogether;
 *   but who requests a page meanwhile waits.
 * - Two helper threads of V8's, for garbage collection and compiling. By default there are four, and on two cores a full collection then delays pages.
 */
export const NODE_FLAGS = ['--max-semi-space-size=16', '--no-allocation-site-pretenuring', '--heap-growing-percent=100', '--v8-pool-size=2'];

/** Few malloc arenas: with one for each thread, a node holds more memory than it uses. */
export const NODE_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };
