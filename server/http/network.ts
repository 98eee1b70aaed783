import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/**
 * What a request's address counts as wherever attempts are limited: an IPv4 address, or the /64 network of an IPv6 address. A home or a phone has a whole
 * /64 (RFC 6177), so limits by single address would let one person start anew as often as they like.
 */
export const networkOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip);
