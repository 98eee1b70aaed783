import { useId, type ReactNode } from 'react';
import { css } from '#css/css';

const group = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16', pb: '32', mb: '32', borderBlockEnd: '1px solid {colors.line}' });

/** A part of the form under its heading. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={group}>
      <h2 id={id} className={css({ textStyle: 'section' })}>
        {title}
      </h2>
      {children}
    </section>
  );
}
