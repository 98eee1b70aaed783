import { css } from '#css/css';

/** Where news is told aloud: there from the start, so that it is heard, and in nobody's way while it is empty. */
export const newsStyle = css({ _empty: { position: 'absolute' } });
