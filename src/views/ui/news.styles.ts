import { css } from '#css/css';

/** A live region: present from the start, so that it is announced, and out of the way while it is empty. */
export const newsStyle = css({ _empty: { position: 'absolute' } });
