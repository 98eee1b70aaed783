import type { Flow } from './flow.ts';

/** Every flow of the product: what is exported to flows/, walked by the path tests and shown in the atlas. */
export const flows: Flow[] = [];
