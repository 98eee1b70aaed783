import type { Line } from './layout/line.ts';

/** What a Japanese form adds to a name: that something started or ended there. */
const BEGINS = /(?:入社|入職|入行|入局|入所|編入学|入学|編入)$/u;
const ENDS = /(?:(?:一身上の都合により)?(?:退社|退職|退行)|卒業(?:見込み?)?|修了(?:見込み?)?|中退|退学)(?:\s*[(（][^()（）]*[)）])?$/u;
const GOES_ON = /^現在に至る$/u;
const YEAR = /^((?:19|20)\d\d|(?:令和|平成|昭和)\s?\d{1,2})\s?年?$/u;
const MONTH = /^(\d{1,2})\s?月?$/u;

/** The end of such a form. */
const THAT_IS_ALL = /^以上$/u;

interface Event {
  line: Line;
  date: string;
  name: string;
  is: 'begin' | 'end' | 'goesOn';
}

/** "2016 | 4 | 青空システム 入社": a year, a month, and an event. */
function eventOf(line: Line): Event | null {
  const texts = line.cells.flatMap(({ text }) => text.split(/\s{2,}/));
  const what = texts.at(-1) ?? '';
  if (GOES_ON.test(what)) return { line, date: '', name: '', is: 'goesOn' };
  const [year, month] = [YEAR.exec(texts[0] ?? '')?.[1], MONTH.exec(texts[1] ?? '')?.[1]];
  const isBegun = BEGINS.test(what);
  const name = what.replace(isBegun ? BEGINS : ENDS, '').trim();
  return year && month && name !== '' && name !== what ? { line, date: `${year}年${month}月`, name, is: isBegun ? 'begin' : 'end' } : null;
}

/** A record's line: its time and its name. */
function lineOf({ line }: Event, time: string, name: string): Line {
  const [cell] = line.cells;
  if (!cell) return line;
  const cells = [time, name].map((text) => ({ ...cell, text, parts: [] }));
  return { ...line, cells, text: `${time}   ${name}` };
}

/** The lines of a form that has each start and each end on its own line (履歴書, JIS Z 8303), combined into one line per span. Others stay as they are. */
export function withWholeTimes(lines: readonly Line[]): Line[] {
  const events = lines.map(eventOf);
  if (events.filter((event) => event?.is === 'begin').length === 0) return [...lines];
  const whole: Line[] = [];
  let open: { event: Event; at: number } | null = null;
  for (const [index, line] of lines.entries()) {
    const event = events[index];
    if (!event) {
      if (!THAT_IS_ALL.test(line.text)) whole.push(line);
    } else if (event.is === 'begin') {
      open = { event, at: whole.length };
      whole.push(lineOf(event, event.date, event.name));
    } else if (event.is === 'goesOn') {
      if (open) whole[open.at] = lineOf(open.event, `${open.event.date} 〜 現在`, open.event.name);
    } else if (open && (event.name === open.event.name || event.name === '同社' || event.name === '同校' || open.event.name.startsWith(event.name))) {
      whole[open.at] = lineOf(open.event, `${open.event.date} 〜 ${event.date}`, open.event.name);
      open = null;
    } else whole.push(lineOf(event, event.date, event.name));
  }
  return whole;
}
