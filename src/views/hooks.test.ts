import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What a view must not do, according to docs/architecture.md (State in views), as patterns. */
const NEVER: Readonly<Record<string, RegExp>> = {
  'compares the kind of session. Ask useIdentity': /\bkind [!=]== '(?:seeker|recruiter|guest)'/,
  'listens to the socket. The request or the chart does (services/outdated.ts)': /\bwatchChanged\(/,
  'copies a response into useState. Change it with useRequest': /\buseState(?:<[^(]*>)?\((?:first|response|\w+\.context\.response)\)/,
  'runs a read of its own. Use useRequest': /\buse(?:Machine|ActorRef)\((?:\w+)Request, \{ input: \{ payload/,
};

/** Justified exceptions. */
const EXCEPT: Readonly<Record<string, string>> = {
  // The list keeps each card in its place. It only requests new interviews.
  'src/views/interview/InterviewList.tsx': 'watchChanged',
  // Starts an application, which must survive signing in on the way.
  'src/views/apply/QuickApplyLoader.tsx': 'jobRequest',
  // Parts of ui/ and charts that are passed on, the same for everyone.
  'src/views/ui/ReasonChoices.tsx': 'reasonsRequest',
  'src/views/application/Similar.tsx': 'similarJobsRequest',
  // Calls that perform an action, once.
  'src/views/team/JoinPage.tsx': 'openInviteRequest',
  'src/views/pages/WizardArrived.tsx': 'arrivalRequest',
};

/** How often these are used. Lower a number when you can; raise none without a reason that docs/architecture.md allows. */
const MOST: Readonly<Record<string, [most: number, RegExp]>> = {
  useState: [142, /\buseState[<(]/g],
  effects: [150, /\buse(?:Layout)?Effect\(/g],
  matches: [878, /\.matches\(/g],
  'selecting the whole snapshot': [40, /\((snapshot|state)\) => \1\)/g],
};

const views = globSync('src/views/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const brokenBy = ({ file, text }: { file: string; text: string }) =>
  Object.entries(NEVER)
    .map(([rule, sign]) => ({ rule, sign: sign.exec(text)?.[0] }))
    .filter(({ sign }) => sign !== undefined && !(EXCEPT[file] && sign.includes(EXCEPT[file])))
    .map(({ rule }) => `${file} ${rule}`);

test('views leave to charts what charts are for', () => {
  expect(views.flatMap(brokenBy)).toEqual([]);
});

test.each([
  ["if (kind === 'seeker') return null;", 1],
  ["useEffect(() => watchChanged('application', retry), [retry]);", 1],
  ['const [profile, setProfile] = useState(first);', 1],
  ['useMachine(listRequest, { input: { payload: { page } } });', 1],
  ['const [text, setText] = useState(name);', 0],
  ['const [state] = useRequest(listRequest, { page });', 0],
])('%s breaks %i of these rules', (text, broken) => {
  expect(brokenBy({ file: 'src/views/some/View.tsx', text })).toHaveLength(broken);
});

test.each(Object.entries(MOST))('%s: no more than allowed', (_, [most, sign]) => {
  expect(views.reduce((sum, { text }) => sum + (text.match(sign)?.length ?? 0), 0)).toBeLessThanOrEqual(most);
});
