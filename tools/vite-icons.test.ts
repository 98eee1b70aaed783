import { describe, expect, it } from 'vitest';
import { iconModule } from './vite-icons.ts';

const OUTER = '<svg viewBox="0 0 24 24" width="1.2em" height="1.2em" >';
const GIVEN = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';
const shapesOf = (code: string) => JSON.parse(/iconOf\((.*)\);$/.exec(code)?.[1] ?? '') as string;

describe('the module of an icon', () => {
  it('holds the shapes of an icon of one shape', () => {
    expect(shapesOf(iconModule(`${OUTER}<path ${GIVEN} d="m5 12l7 7"/></svg>`))).toBe('<path d="m5 12l7 7"/>');
  });
  it('holds the shapes of an icon of several', () => {
    expect(shapesOf(iconModule(`${OUTER}<g ${GIVEN}><path d="M1 1"/><circle cx="12" cy="12" r="3"/></g></svg>`))).toBe(
      '<path d="M1 1"/><circle cx="12" cy="12" r="3"/>',
    );
  });
  it('keeps what is not the same for every icon', () => {
    expect(shapesOf(iconModule(`${OUTER}<g fill="currentColor"><path d="M1 1"/></g></svg>`))).toBe('<g fill="currentColor"><path d="M1 1"/></g>');
  });
});
