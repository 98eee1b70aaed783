import type { FastifyRequest } from 'fastify';

/** Whether a browser refuses to be tracked, by Do Not Track or Global Privacy Control. Nothing is measured of it then. */
export const refusesTracking = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => headers['dnt'] === '1' || headers['sec-gpc'] === '1';
