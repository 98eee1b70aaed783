import type { Screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { both, offers, press, says } from './view-frame.tsx';

/** The look of a code field that can, or can't, be edited. */
export const codeIs = (isLocked: boolean) => (screen: Screen) => {
  const [first] = screen.getAllByLabelText<HTMLInputElement>(/^Digit/);
  if (first?.disabled !== isLocked) throw new Error(`the code ${isLocked ? 'can' : 'can not'} be typed`);
};

/** Pastes six digits, which submits them; if the field already contains them, the button submits them again. */
export async function sendCode(user: UserEvent, screen: Screen, code: string, isKept: boolean): Promise<void> {
  if (isKept) return press('getStarted:continue')(user, screen);
  await user.click(screen.getAllByLabelText<HTMLInputElement>(/^Digit/)[0] as HTMLInputElement);
  await user.paste(code);
}

/**
 * The looks of a chart's `enteringState`, except before the first attempt: that text differs by chart.
 * @param entering its path from the root
 */
export const showsCode = <P extends string>(entering: P) => {
  const looks = {
    'answer.wrong': says('getStarted:code.wrong'),
    'answer.expired': says('getStarted:code.expired'),
    'answer.used': says('getStarted:code.used'),
    'answer.failed': both(says('getStarted:code.failed'), offers('getStarted:continue')),
    'resend.coolingDown': says('getStarted:code.resendIn'),
    'resend.resendable': offers('getStarted:code.resend'),
  };
  return Object.fromEntries(Object.entries(looks).map(([state, look]) => [`${entering}.${state}`, look])) as Record<
    `${P}.${keyof typeof looks}`,
    (screen: Screen) => unknown
  >;
};
