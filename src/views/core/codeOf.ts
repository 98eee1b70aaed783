import { untilThere } from '../../services/untilThere.ts';

/** Loads the code of a part that the user wants. Retries instead of failing, because an error would replace the whole page. */
export const codeOf = <T>(load: () => Promise<T>): Promise<T> => untilThere(load);
