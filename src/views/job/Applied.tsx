import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { untilThere } from '../../services/untilThere.ts';
import { addTexts } from '../core/texts.ts';
import type { AppliedPartProps } from './AppliedPart.tsx';
import { useOwnApplication } from './useOwnApplication.ts';

/** What became of one's application to the job. Its code and texts come only where there is one; the page is everybody's. */
export function Applied({ look }: Pick<AppliedPartProps, 'look'>) {
  const { i18n } = useTranslation();
  const application = useOwnApplication();
  const hasApplied = application !== null;
  const [loaded, setLoaded] = useState<{ Part: ComponentType<AppliedPartProps> } | null>(null);
  useEffect(() => {
    if (!hasApplied) return;
    // The way to the application stands there meanwhile.
    void untilThere(() => Promise.all([import('./AppliedPart.tsx'), addTexts(i18n, ['myJobs'])]), { isWanted: false }).then(([{ default: Part }]) =>
      setLoaded({ Part }),
    );
  }, [hasApplied, i18n]);
  return application && loaded ? <loaded.Part application={application} look={look} /> : null;
}
