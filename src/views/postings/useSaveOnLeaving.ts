import { useEffect, useEffectEvent } from 'react';
import { unsavedIn } from '../../machines/postingEditor/unsaved.ts';
import { saveOnLeaving } from '../../services/postings/leaving.ts';
import type { EditorProps } from './editorProps.ts';

/** Saves what was typed in the last second when the page is left: the chart waits for a pause, and ends with the page. */
export function useSaveOnLeaving(context: EditorProps['state']['context']): void {
  const save = useEffectEvent(() => {
    const unsaved = unsavedIn(context);
    if (unsaved) saveOnLeaving(unsaved);
  });
  useEffect(() => {
    const leave = () => save();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      save();
    };
  }, []);
}
