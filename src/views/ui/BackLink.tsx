import ArrowLeft from '~icons/lucide/arrow-left';
import { css } from '#css/css';
import { TextLink } from './TextLink.tsx';

const link = css({ display: 'inline-flex', alignItems: 'center', gap: '4', justifySelf: 'start', py: '12', my: '-12px' });

/** Above a page's heading: the link back to the list. As high as a finger needs, but visually no higher than its text. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <TextLink to={to} variant="quiet" className={link}>
      <ArrowLeft size={16} aria-hidden="true" className={css({ flexShrink: '0', _rtl: { transform: 'scaleX(-1)' } })} />
      {children}
    </TextLink>
  );
}
