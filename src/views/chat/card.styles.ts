import { css } from '#css/css';

/** A message with more than text: its title, its lines, its buttons. */
export const cardStyle = css({ display: 'grid', gap: '4', minW: { base: '200px', md: '280px' } });
export const cardTitle = css({ fontWeight: '600' });
export const cardQuiet = css({ fontSize: '13', color: 'quiet' });
export const cardActions = css({ display: 'flex', flexWrap: 'wrap', gap: '8', mt: '8' });
