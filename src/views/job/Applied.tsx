import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { untilThere } from '../../services/untilThere.ts';
import { addTexts } from '../core/texts.ts';
import type { AppliedPartProps } from './AppliedPart.tsx';
import { useOwnApplication } from './useOwnApplication.ts';

/** The status of the user's application to the job. Its code and texts load only if there is one, because the page is the same for everyone. */
export function Applied({ look }: Pick<AppliedPartProps, 'look'>) {
  const { i18n } = useTranslation();
  const application = useOwnApplication();
  const hasApplied = application !== null;
  const [loaded, setLoaded] = useState<{ Part: ComponentType<AppliedPartProps> } | null>(null);
  useEffect(() => {
    if (!hasApplied) return;
    // Shows the link to the application in the meantime.
    void untilThere(() => Promise.all([import('./AppliedPart.tsx'), addTexts(i18n, ['myJobs'])]), { isWanted: false }).then(([{ default: Part }]) =>
      setLoaded({ Part }),
    );
  }, [hasApplied, i18n]);
  return application && loaded ? <loaded.Part application={application} look={look} /> : null;
}
