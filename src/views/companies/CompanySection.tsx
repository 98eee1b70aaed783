import type { ReactNode } from 'react';
import { css } from '#css/css';

// A link above leads here: the header stands over the top of the page.
const section = css({ py: '28', scrollMarginBlockStart: '64px', '& + &': { borderBlockStart: '1px solid {colors.line}' } });

/** A part of a company's page that a link can lead to. Without a title it names itself. */
export function CompanySection({ id, title, children }: { id: string; title?: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={title === undefined ? undefined : `${id}-title`} className={section}>
      {title === undefined ? null : (
        <h2 id={`${id}-title`} className={css({ textStyle: 'section', mb: '12' })}>
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
