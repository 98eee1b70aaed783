/** For pickers; what a file is, is judged by its content. */
export const VIDEO_TYPES = '.mp4,video/mp4';
export const COVER_TYPES = '.png,.jpg,.jpeg,image/png,image/jpeg';
