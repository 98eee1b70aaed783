import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ApplicantCard, ApplicantList } from '../../../contract/applicants.ts';
import type { ApplicantsView } from '../../machines/applicants/applicants.actors.ts';
import { useIsWide, WIDE } from '../ui/useIsWide.ts';
import { closed, heldAt, inOrder, pathOf } from './stages.ts';

export interface Beside {
  /** The link to an applicant: next to the list if there is room, otherwise a page of their own. */
  hrefOf: (id: string) => string;
  /** The applicant open next to the list; null if there is none, or no room. */
  openId: string | null;
  /** The list to show: while an applicant is open, everyone stays where they were. */
  list: ApplicantList | null;
  order: readonly string[];
  open: (id: string) => void;
  close: () => void;
}

const NOBODY: readonly ApplicantCard[] = [];
const isAmong = (all: readonly ApplicantCard[], id: string) => all.some((one) => one.id === id);

/** What is open next to the list, according to the URL. */
export function useBeside(view: ApplicantsView, list: ApplicantList | null): Beside {
  const isWide = useIsWide();
  const navigate = useNavigate();
  const { open: wanted = null } = view;
  const openId = isWide ? wanted : null;
  // As of opening the applicant: reading one moves it to another stage.
  const [before, setBefore] = useState(NOBODY);
  const now = list === null ? NOBODY : inOrder(view, list);
  const held = openId === null ? NOBODY : isAmong(before, openId) || !isAmong(now, openId) ? before : now;
  if (held !== before) setBefore(held);
  const leave = useEffectEvent((id: string) => void navigate(`/employer/applicants/${id}`, { replace: true }));
  // A URL from a wide screen, opened on a narrow one.
  useEffect(() => {
    if (wanted !== null && !window.matchMedia(WIDE).matches) leave(wanted);
  }, [wanted]);
  return {
    hrefOf: (id) => (isWide ? pathOf({ ...view, open: id }) : `/employer/applicants/${id}`),
    openId,
    list: list === null || openId === null ? list : heldAt(list, held, openId),
    order: held.map(({ id }) => id),
    open: (id) => void navigate(pathOf({ ...view, open: id }), { replace: true }),
    close: () => {
      if (openId === null) return;
      const link = document.querySelector<HTMLElement>(`[data-applicant="${CSS.escape(openId)}"] a`) ?? document.getElementById('main');
      void navigate(pathOf(closed(view)));
      link?.focus();
    },
  };
}
