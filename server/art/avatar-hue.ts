const HUES = [150, 65, 265, 22, 95, 300, 205] as const;

/** The hue behind a person's face or initials, in degrees. @param key hexadecimal digits of the person */
export const avatarHue = (key: string): number => HUES[Number.parseInt(key.slice(0, 4), 16) % HUES.length] ?? HUES[0];
