import type { FastifyRequest } from 'fastify';

/** Whether a browser refuses tracking, by Do Not Track or Global Privacy Control. Then nothing about it is measured. */
export const refusesTracking = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => headers['dnt'] === '1' || headers['sec-gpc'] === '1';
