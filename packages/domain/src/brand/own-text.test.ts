import { describe, expect, it } from 'vitest';
import { isSafeLink, parseOwnText } from './own-text';

const SOURCE = `# Terms of Cedar

First line
goes on.

## Booking
Pay with a [card](https://cards.example/a?b=1), or [write](mailto:a@b.example).

We ask for:
- a name
  of two words
- an address

### Order
1. Search
2. Pay
`;

describe('a text of the operator', () => {
  it('has a title, headings, paragraphs, lists and links', () => {
    expect(parseOwnText(SOURCE)).toEqual({
      title: 'Terms of Cedar',
      blocks: [
        { kind: 'paragraph', parts: [{ text: 'First line goes on.' }] },
        { kind: 'heading', level: 2, text: 'Booking' },
        {
          kind: 'paragraph',
          parts: [
            { text: 'Pay with a ' },
            { text: 'card', href: 'https://cards.example/a?b=1' },
            { text: ', or ' },
            { text: 'write', href: 'mailto:a@b.example' },
            { text: '.' },
          ],
        },
        { kind: 'paragraph', parts: [{ text: 'We ask for:' }] },
        { kind: 'list', isOrdered: false, items: [[{ text: 'a name of two words' }], [{ text: 'an address' }]] },
        { kind: 'heading', level: 3, text: 'Order' },
        { kind: 'list', isOrdered: true, items: [[{ text: 'Search' }], [{ text: 'Pay' }]] },
      ],
    });
    expect(parseOwnText(SOURCE.replaceAll('\n', '\r\n'))).toEqual(parseOwnText(SOURCE));
  });

  it('keeps HTML as plain text', () => {
    expect(parseOwnText('# T\n\n<script>alert(1)</script>')).toEqual({
      title: 'T',
      blocks: [{ kind: 'paragraph', parts: [{ text: '<script>alert(1)</script>' }] }],
    });
  });

  it.each([
    ['', 'The first line must be the title: # Title'],
    ['No title', 'The first line must be the title: # Title'],
    ['# Title alone', 'There is no text below the title'],
    [
      '# T\n\n[x](javascript:alert)',
      'This link is not allowed: javascript:alert. Use https, mailto, tel or a path of the site',
    ],
  ])('is refused with a reason: %j', (source, reason) => {
    expect(parseOwnText(source)).toBe(reason);
  });
});

it.each([
  ['https://a.example', true],
  ['https://a.example/b?c=d#e', true],
  ['/support', true],
  ['mailto:a@b.example', true],
  ['tel:+35315550100', true],
  ['http://a.example', false],
  ['//a.example', false],
  ['/\\a.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['https://a b', false],
  ['', false],
])('knows whether a link is safe: %s', (href, isSafe) => {
  expect(isSafeLink(href)).toBe(isSafe);
});
