import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanDescription, essence } from './description.ts';

describe('HTML', () => {
  test('keeps structure and drops everything that could run, load or track', () => {
    const dirty =
      '<div onclick="x()"><h2>Duties</h2><script>alert(1)</script><ul><li><b>Plan</b> routes<img src="//t.example/p.gif"></li><li><a href="javascript:alert(1)">Drive</a></li></ul><style>p{}</style><svg><circle/></svg></div>';
    expect(cleanDescription(dirty)).toBe('<h3>Duties</h3>\n<ul><li><strong>Plan</strong> routes</li><li>Drive</li></ul>');
  });

  test('repairs markup that was escaped once or twice', () => {
    expect(cleanDescription('&lt;p&gt;We care&amp;nbsp;a lot &amp;amp; share.&lt;/p&gt;')).toBe('<p>We care a lot &amp; share.</p>');
    expect(cleanDescription('&amp;lt;p&amp;gt;Twice&amp;lt;/p&amp;gt;')).toBe('<p>Twice</p>');
  });

  test('never turns escaped text into markup that runs', () => {
    expect(cleanDescription('<p>Use &lt;script&gt;alert(1)&lt;/script&gt; tags</p>')).toBe('<p>Use &lt;script&gt;alert(1)&lt;/script&gt; tags</p>');
  });

  test('builds badly nested markup anew', () => {
    expect(cleanDescription('<p>One<ul><li>two<p>three</p><li>four</ul>five<b>six')).toBe(
      '<p>One</p>\n<ul><li>two</li><li>three</li><li>four</li></ul>\n<p>five<strong>six</strong></p>',
    );
  });

  test('reads bullets typed by hand and bold lines', () => {
    expect(cleanDescription('<p><b>What you do</b><br>• Count stock<br>• Load vans</p>')).toBe(
      '<h3>What you do</h3>\n<ul><li>Count stock</li><li>Load vans</li></ul>',
    );
  });
});

describe('lists', () => {
  test('two numbered lists stay two', () => {
    expect(cleanDescription('1. Plan\n2. Drive\n1. Licence\n2. Patience')).toBe(
      '<ol><li>Plan</li><li>Drive</li></ol>\n<ol><li>Licence</li><li>Patience</li></ol>',
    );
    expect(cleanDescription('<ol><li>Plan</li><li>Drive</li></ol><ol><li>Licence</li><li>Patience</li></ol>')).toBe(
      '<ol><li>Plan</li><li>Drive</li></ol>\n<ol><li>Licence</li><li>Patience</li></ol>',
    );
  });

  test('a known heading that stands as an item is a heading', () => {
    expect(cleanDescription('• Count stock\n• Load vans\n• Requirements:\n• Strong back\n• Licence B')).toBe(
      '<ul><li>Count stock</li><li>Load vans</li></ul>\n<h3>Requirements</h3>\n<ul><li>Strong back</li><li>Licence B</li></ul>',
    );
    expect(cleanDescription('<ul><li>Count stock</li><li><b>Job requirements</b></li><li>Strong back</li></ul>')).toContain('<h3>Job requirements</h3>');
    expect(cleanDescription('• Experience\n• Patience')).toBe('<ul><li>Experience</li><li>Patience</li></ul>');
  });

  test('the first line of a list is an item though it lost its mark', () => {
    expect(cleanDescription('Requirements:\nStrong back\n• Licence B\n• Patience')).toBe(
      '<h3>Requirements</h3>\n<ul><li>Strong back</li><li>Licence B</li><li>Patience</li></ul>',
    );
    expect(cleanDescription('Requirements:\nWe ask for a little more than this.\n• Licence B\n• Patience')).toContain(
      '<p>We ask for a little more than this.</p>',
    );
    const glued = 'Job Description:Answer calls of customersHandle complaintsKeep the records of each callPrepare the monthly report';
    expect(cleanDescription(glued)).toContain('<li>Answer calls of customers</li>');
  });

  test('a blank that does not break does not glue a heading to the line before', () => {
    expect(cleanDescription('<p>Load the vans.&nbsp;<strong>Requirements</strong><br>Strong back</p>')).toContain('<h3>Requirements</h3>');
    expect(cleanDescription('Load the vans each day.\u00a0Requirements: a strong back\nPatience')).toContain(
      'Load the vans each day.<br>Requirements: a strong back',
    );
  });
});

describe('plain text', () => {
  test('restores breaks that a feed lost', () => {
    const glued = 'Keep the books.Report each month.Requirements:Bachelor’s degree3-5 years in retailStrong EnglishGood with PowerPoint and JavaScript';
    const html = cleanDescription(glued);
    expect(html).toContain('<h3>Requirements</h3>');
    expect(html).toContain('<p>Keep the books.</p>\n<p>Report each month.</p>');
    expect(html).toContain('<li>Strong English</li><li>Good with PowerPoint and JavaScript</li>');
  });

  test('recognises headings in capitals, in brackets and by name', () => {
    expect(cleanDescription('JOB REQUIREMENTS\nOne line here.\n\n【工作內容】\n1.備料\n2.出餐')).toBe(
      '<h3>Job requirements</h3>\n<p>One line here.</p>\n<h3>工作內容</h3>\n<ol><li>備料</li><li>出餐</li></ol>',
    );
  });

  test('escapes what is no markup', () => {
    expect(cleanDescription('Salary < 5k & bonus > 1k')).toBe('<p>Salary &lt; 5k &amp; bonus &gt; 1k</p>');
  });

  test('leaves out a text said again', () => {
    const text = 'Prepare the monthly closing of the books.\tReconcile the bank accounts of three branches.\tAnswer the auditors in good time.\t';
    expect(cleanDescription(text + text.slice(0, 90))).toBe(cleanDescription(text));
  });
});

test('nothing readable is nothing', () => {
  for (const empty of ['', '   ', '<p><br></p>', '<script>x</script>', '---']) expect(cleanDescription(empty)).toBe('');
});

test('whatever comes in, only the allowed tags come out, without attributes', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<p>',
      '</p>',
      '<li>',
      '<ul>',
      '<b onmouseover=x>',
      '</b>',
      '<script>',
      '</script>',
      '&lt;img src=x onerror=y&gt;',
      '<br/>',
      '<h1>',
      '<iframe src=javascript:1>',
      '\n',
      '• ',
      '<svg/onload=1>',
      '&#60;a&#62;',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const html = cleanDescription(pieces.join(''));
      expect(html.replace(/<\/?(?:p|ul|ol|li|strong|em|br|h3)>/g, '')).not.toMatch(/[<>]/);
    }),
    { numRuns: 300 },
  );
});

test('the essence of a text forgets markup, case and blanks', () => {
  expect(essence('<p>Sales  Manager</p>')).toBe(essence('sales-manager'));
});
