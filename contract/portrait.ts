import { z } from 'zod';

/** How a person is shown beside their name. What stands behind both comes from the server: a view has no rule of its own. */
export const portrait = {
  /** Address of their picture: their own, where the reader may see it; else a drawn face of somebody who was made up; null shows their initials. */
  avatar: z.string().nullable(),
  /** Hue of the ground behind it, in degrees. */
  avatar_hue: z.number().int(),
};
export type Portrait = { [Field in keyof typeof portrait]: z.output<(typeof portrait)[Field]> };
