import { expect, it } from 'vitest';
import { readTraceparent } from './traceparent';

const [TRACE, SPAN] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];

it('reads the trace and the span of the caller, and ignores its flags', () => {
  for (const flags of ['00', '01', 'ff']) {
    expect(readTraceparent(`00-${TRACE}-${SPAN}-${flags}`)).toEqual({ traceId: TRACE, spanId: SPAN });
  }
});

it.each([
  undefined,
  '',
  `01-${TRACE}-${SPAN}-01`,
  `00-${TRACE}-${SPAN}`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE}-${SPAN}-01-more`,
])('returns null for %s', (header) => {
  expect(readTraceparent(header)).toBeNull();
});
