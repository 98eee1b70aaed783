import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { chartOf } from '../model.ts';
import { sampleFlow } from '../sample/sample.fixtures.ts';
import { writeMarkdown } from './markdown.ts';
import { writeMermaid } from './mermaid.ts';
import { writeScxml } from './scxml.ts';

const chart = chartOf(sampleFlow);

/** The content that the W3C schema of SCXML allows in each element we write: children, then attributes. */
const schema: Record<string, [children: string[], attributes: string[]]> = {
  scxml: [
    ['datamodel', 'script', 'state', 'parallel', 'final'],
    ['xmlns', 'xmlns:flow', 'version', 'datamodel', 'name', 'initial'],
  ],
  state: [
    ['onentry', 'onexit', 'transition', 'state', 'parallel', 'final', 'history', 'flow:call'],
    ['id', 'initial'],
  ],
  parallel: [['onentry', 'onexit', 'transition', 'state', 'parallel', 'history', 'flow:call'], ['id']],
  final: [['onentry', 'onexit'], ['id']],
  history: [['transition'], ['id', 'type']],
  transition: [
    ['script', 'raise'],
    ['event', 'cond', 'target', 'type'],
  ],
  onentry: [['script', 'raise', 'send'], []],
  onexit: [['script', 'raise', 'cancel'], []],
  'flow:call': [[], ['src', 'id']],
  datamodel: [['data'], []],
  data: [[], ['id', 'expr']],
  raise: [[], ['event']],
  send: [[], ['event', 'id', 'delay', 'delayexpr']],
  cancel: [[], ['sendid']],
  script: [[], []],
};

describe('SCXML', () => {
  const opened: string[] = [];
  const stack: string[] = [];
  const wrong: string[] = [];
  const ids: string[] = [];
  const references: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => wrong.push(error.message));
  parser.on('opentag', ({ name, attributes }) => {
    const parent = stack.at(-1);
    if (parent !== undefined && !schema[parent]?.[0].includes(name)) wrong.push(`<${name}> in <${parent}>`);
    for (const attribute of Object.keys(attributes)) if (!schema[name]?.[1].includes(attribute)) wrong.push(`${attribute} of <${name}>`);
    if (attributes.id) ids.push(attributes.id);
    references.push(...[attributes.target, attributes.initial].flatMap((value) => value?.split(' ') ?? []));
    for (const event of attributes.event?.split(' ') ?? []) if (!/^[\w-]+(\.[\w-]+)*$/.test(event)) wrong.push(`event ${event}`);
    if (attributes.delay && !/^\d+ms$/.test(attributes.delay)) wrong.push(`delay ${attributes.delay}`);
    stack.push(name);
    opened.push(name);
  });
  parser.on('closetag', () => stack.pop());
  parser.write(writeScxml(chart)).close();

  test('is well formed and contains only what the schema allows', () => {
    expect(wrong).toEqual([]);
  });

  test('uses each name once, and refers only to existing ones', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('has every state, transition, call, and timer', () => {
    const count = (name: string) => opened.filter((opening) => opening === name).length;
    expect(count('state') + count('parallel') + count('final')).toBe(17);
    expect([count('transition'), count('flow:call'), count('send'), count('cancel')]).toEqual([18, 3, 2, 2]);
  });

  test('writes guards as expressions and a fixed timer as a delayed send', () => {
    const text = writeScxml(chart);
    expect(text).toContain('<transition event="done.invoke.verifyCode" cond="isLastTry()" target="sample.signIn.locked"/>');
    expect(text).toContain('delay="60000ms"');
  });
});

describe('mermaid', () => {
  const lines = writeMermaid(chart).trimEnd().split('\n').slice(3);

  test('uses only syntax of state diagrams', () => {
    const known = [
      /^stateDiagram-v2$/,
      /^state "[^":;#{}]+" as \w+( \{)?$/,
      /^(\[\*\]|\w+) --> (\[\*\]|\w+)( : [^:;#{}"]+)?$/,
      /^\}$/,
      /^--$/,
      /^note left of \w+ : [^:;#{}]+$/,
    ];
    expect(lines.map((line) => line.trim()).filter((line) => !known.some((pattern) => pattern.test(line)))).toEqual([]);
  });

  test('declares each state that an arrow touches, and closes every block', () => {
    const declared = lines.flatMap((line) => / as (\w+)/.exec(line)?.[1] ?? []);
    const touched = lines.flatMap((line) => / *(\S+) --> (\S+)/.exec(line)?.slice(1) ?? []).filter((end) => end !== '[*]');
    expect(touched.filter((end) => !declared.includes(end))).toEqual([]);
    expect(lines.filter((line) => line.endsWith('{')).length).toBe(lines.filter((line) => line.trim() === '}').length);
  });
});

test('the page has a row for each state and each transition', () => {
  const rows = writeMarkdown(chart)
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  expect(rows).toHaveLength(16 + 18);
  expect(rows).toContain('| `signIn.code.verifying` | `verifyCode` answers | else | `signIn.code.entering` | `countTry` |');
});
