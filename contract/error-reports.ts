import { z } from 'zod';
import { declareCall } from './call.ts';

/** Where an error came from: a call that failed on the server, or the page's own code. */
export const ERROR_KINDS = ['call', 'error', 'rejection'] as const;

/** How many reports a page may send, and frames of each. Later errors are usually consequences of the first. */
export const REPORTS_OF_A_PAGE = 5;
export const MOST_FRAMES = 8;

export const reportBrowserError = declareCall({
  method: 'POST',
  service: 'logs',
  path: '/report/error',
  summary: 'Log an error of a page: where it happened, without personal data',
  access: 'public',
  idempotency: 'natural',
  body: z.strictObject({
    kind: z.enum(ERROR_KINDS),
    /** The page's name, never its URL. */
    page: z.string().regex(/^[a-zA-Z]{1,40}$/),
    /** The error's class, or the call's name. */
    name: z.string().regex(/^[\w$.]{1,60}$/),
    message: z.string().max(200),
    /** Places in our own files, `assets/name.js:line:column`, the innermost first. */
    frames: z.array(z.string().regex(/^assets\/[\w./-]{1,120}:\d{1,7}:\d{1,7}$/)).max(MOST_FRAMES),
    /** Of a call: the HTTP status, and the ID under which the server logged it. */
    status: z.number().int().min(500).max(599).optional(),
    request_id: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .optional(),
  }),
  reply: z.null(),
});
