import { css } from '#css/css';

/** The page's width: 1200 px of content between gutters. */
export const containerStyle = css({ w: '100%', maxW: '1264px', mx: 'auto', px: { base: '16', md: '24', lg: '32' } });
