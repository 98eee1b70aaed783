import { untilThere } from '../../services/untilThere.ts';

/** The code of a part that comes later than its page. Where it can not be had now it is asked for again: an error in its place would take the whole page with it. */
export const codeOf = <T>(load: () => Promise<T>): Promise<T> => untilThere(load);
