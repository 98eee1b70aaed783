/** For file pickers; the content determines what a file is. */
export const VIDEO_TYPES = '.mp4,video/mp4';
export const COVER_TYPES = '.png,.jpg,.jpeg,image/png,image/jpeg';
