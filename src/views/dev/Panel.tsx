import { useId, type ReactNode } from 'react';
import { css } from '#css/css';

const box = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '16',
  p: { base: '16', md: '24' },
  bg: 'raised',
  borderRadius: 'card',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
});
const text = css({ color: 'quiet', maxW: '62ch', mt: '4' });

interface PanelProps {
  title: string;
  text?: string;
  /** At the end of the title. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A section of the control page. */
export function Panel({ title, text: words, action, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={box}>
      <div>
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: '16', minH: '32px' })}>
          <h2 id={id} className={css({ textStyle: 'section' })}>
            {title}
          </h2>
          {action}
        </div>
        {words ? <p className={text}>{words}</p> : null}
      </div>
      {children}
    </section>
  );
}
