import { z } from 'zod';

/** How a person is shown next to their name. The server decides both: views have no rule of their own. */
export const portrait = {
  /** The URL of their photo, if the reader may see it, or the drawn face of a made-up person. Null shows their initials. */
  avatar: z.string().nullable(),
  /** The hue of the background, in degrees. */
  avatar_hue: z.number().int(),
};
export type Portrait = { [Field in keyof typeof portrait]: z.output<(typeof portrait)[Field]> };
