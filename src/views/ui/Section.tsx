import { useId, type ReactNode } from 'react';
import { css } from '#css/css';

const box = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12',
  py: '24',
  '& + &': { borderBlockStart: '1px solid {colors.line}' },
});
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });

interface SectionProps {
  title: string;
  /** Next to the title: whether it is on. */
  mark?: ReactNode;
  /** What it is for, in a sentence. */
  children?: ReactNode;
  text?: ReactNode;
}

/** One section of the account settings: a title, a sentence, the content, the actions. */
export function Section({ title, mark, text, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={box}>
      <div>
        <div className={head}>
          <h3 id={id} className={css({ textStyle: 'card' })}>
            {title}
          </h3>
          {mark}
        </div>
        {text ? <p className={css({ color: 'quiet', mt: '4', maxW: '60ch' })}>{text}</p> : null}
      </div>
      {children}
    </section>
  );
}
