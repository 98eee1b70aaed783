/** The requested page of a list, or its last one: what was on the requested page may have left the list. From 1. */
export const pageWithin = (page: number, total: number, size: number): number => Math.max(1, Math.min(page, Math.ceil(total / size)));
