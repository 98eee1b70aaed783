import type { ReactNode } from 'react';
import { css } from '#css/css';

const part = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8', alignContent: 'start' });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: '12' });

/** A section of the page with a heading, and a link to the full list. */
export function Part({ id, title, action, children }: { id: string; title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={part}>
      <div className={head}>
        <h2 id={id} className={css({ textStyle: 'section' })}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
