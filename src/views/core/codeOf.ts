import { untilThere } from '../../services/untilThere.ts';

/** The code of a part that somebody asked for. Where it cannot load now it is loaded again: an error in its place would take the whole page with it. */
export const codeOf = <T>(load: () => Promise<T>): Promise<T> => untilThere(load);
