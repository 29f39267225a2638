import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html';

const ALLOWED = /<(?:\/?(?:p|b|strong|i|em|ul|ol|li)|br \/)>/g;
/** Every other `<` must be an entity, so no HTML parser can find another tag or an attribute. */
const isAllowedAlone = (html: string) => !/[<>]/.test(html.replaceAll(ALLOWED, ''));

const ONE_MB = 1_000_000;
const filled = (piece: string) => piece.repeat(Math.ceil(ONE_MB / piece.length));

describe('the provider’s HTML', () => {
  it('keeps its paragraphs, lists and emphasis', () => {
    const html = '<p><b>a</b> <strong>b</strong> <i>c</i> <em>d</em></p><ul><li>e</li></ul><ol><li>f</li></ol>';
    expect(cleanHtml(html)).toBe(html);
    expect(cleanHtml('one<br>two<BR/>three')).toBe('one<br />two<br />three');
  });

  it('may be plain text, with its own line breaks and characters', () => {
    expect(cleanHtml(' Bed & breakfast\nfor < 3 people ')).toBe('Bed &amp; breakfast\nfor &lt; 3 people');
    expect(cleanHtml('Caf&eacute; &amp; bar')).toBe('Café &amp; bar');
  });

  it.each(['', '  ', '<p></p>', '<p>&nbsp;<br></p>', '<script>alert(1)</script>', '<!-- x -->'])(
    'is empty without a text: %j',
    (html) => {
      expect(cleanHtml(html)).toBe('');
    },
  );

  it.each([
    ['[ROOM-12] a script', 'a<script>alert(1)</script>b', 'ab'],
    ['[ROOM-12] a script in capitals, with attributes', 'a<SCRIPT SRC=//x.test/x.js>alert(1)</SCRIPT >b', 'ab'],
    ['[ROOM-12] an unclosed script', 'a<script>alert(1)', 'a'],
    [
      '[ROOM-15] a tag that becomes a script when another is removed',
      'a<scr<script>x</script>ipt>alert(1)</script>b',
      'axipt&gt;alert(1)b',
    ],
    ['[ROOM-12] a script in a drawing', 'a<svg><script>alert(1)</script></svg>b', 'ab'],
    ['[ROOM-13] a style', 'a<style>p{color:red}</style>b', 'ab'],
    ['[ROOM-13] a style that hides a tag', 'a<style><img src=x onerror=alert(1)></style>b', 'ab'],
    ['[ROOM-13] a style attribute', '<p style="position:fixed">a</p>', '<p>a</p>'],
    ['[ROOM-13] an external style sheet', 'a<link rel=stylesheet href=//x.test>b', 'ab'],
    ['[ROOM-14] an event attribute', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['[ROOM-14] an event attribute without quotes', '<b onmouseover=alert(1)>a</b>', '<b>a</b>'],
    ['[ROOM-14] an event attribute after a slash', '<b/onclick=alert(1)>a</b>', '<b>a</b>'],
    ['[ROOM-14] an event on a line break', 'a<br onload=alert(1)>b', 'a<br />b'],
    ['[ROOM-15] a link, and keeps its text', '<a href="javascript:alert(1)">a</a>', 'a'],
    ['[ROOM-15] a link with a hidden scheme', '<a href="java&#10;script:alert(1)">a</a>', 'a'],
    ['[ROOM-15] a document in an address', '<iframe src="data:text/html,<script>alert(1)</script>"></iframe>a', 'a'],
    ['[ROOM-15] a picture', 'a<img src=x onerror=alert(1)>b', 'ab'],
    ['[ROOM-15] a heading and a division', '<div><h1>a</h1> b</div>', 'a b'],
    ['[ROOM-15] a form', '<form action=//x.test><input value=x><option>a</option><button>b</button></form>', 'ab'],
    ['[ROOM-15] a drawing', 'a<svg onload=alert(1)><circle r=1 /></svg>b', 'ab'],
    ['[ROOM-15] an unknown tag', '<x-y foo=bar>a</x-y>', 'a'],
    ['[ROOM-15] another class, id and language', '<p class=a id=b lang=c dir=rtl>a</p>', '<p>a</p>'],
    ['a comment', 'a<!-- <script>alert(1)</script> -->b', 'ab'],
    ['a doctype', '<!doctype html>a', 'a'],
    ['entities that spell a tag', '&lt;img src=x onerror=alert(1)&gt;', '&lt;img src=x onerror=alert(1)&gt;'],
    ['entities of entities', '&amp;lt;script&amp;gt;', '&amp;lt;script&amp;gt;'],
    ['a null byte in a tag', '<scr\0ipt>alert(1)</scr\0ipt>a<b\0>c</b>', 'a<b>c</b>'],
    ['an unclosed tag', '<p><b>a', '<p><b>a</b></p>'],
    ['a tag that is closed twice', '<b>a</b></b></i>c', '<b>a</b>c'],
  ])('loses %s', (_what, html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
    expect(isAllowedAlone(clean)).toBe(true);
  });

  it.each([
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<svg><textarea><img src=x onerror=alert(1)></textarea></svg>',
    '<textarea></textarea/><img src=x onerror=alert(1)></textarea>',
    '<xmp><img src=x onerror=alert(1)></xmp>',
    '<title><img src=x onerror=alert(1)></title>',
    '<iframe><img src=x onerror=alert(1)></iframe>',
    '<noembed><img src=x onerror=alert(1)></noembed><noframes><script>alert(1)</script></noframes>',
    '<plaintext><img src=x onerror=alert(1)>',
    '<template><img src=x onerror=alert(1)></template>',
    '<![CDATA[<img src=x onerror=alert(1)>]]>',
    '<svg><![CDATA[><img src=x onerror=alert(1)>]]></svg>',
    '<?xml version="1.0"?><?php <img src=x onerror=alert(1)> ?>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<!--!> <img src=x onerror=alert(1)> --!>',
    '<<img src=x onerror=alert(1)>>',
    '<img src=x onerror=alert(1)//',
    '<b <script>alert(1)</script>>a</b>',
    '<p title="a>b" onclick=\'alert("1")\'>a</p>',
    '<p\f\v onclick=alert(1)>a</p>',
    '<a href="&#x6A;avascript:alert(1)"><b>a</b></a>',
    '<object data="data:text/html;base64,PHNjcmlwdD4="><embed src=javascript:alert(1)></object>',
    '<meta http-equiv=refresh content="0;url=javascript:alert(1)"><base href=//x.test>',
    '<svg><animate attributeName=href values=javascript:alert(1) /><a><text>x</text></a></svg>',
    '<svg><use href="data:image/svg+xml,<svg onload=alert(1)>"></use></svg>',
    '<p>\u2028<script>alert(1)</script>\u202e</p>',
    '<ſcript>alert(1)</ſcript><İmg src=x>',
    '\u{1f600}<b>a</b>\ud800<b>c</b>',
  ])('contains only the allow-list after %s', (html) => {
    const clean = cleanHtml(html);
    expect(isAllowedAlone(clean)).toBe(true);
    expect(cleanHtml(clean)).toBe(clean);
  });

  it.each(['<', '<b>', '<b', '<!--', '&', '&lt;', '<p>a', '<script>', '</p>', '<a href="', '<svg><style>', 'a b '])(
    'is cleaned even if it is a million characters of %s',
    (piece) => {
      expect(isAllowedAlone(cleanHtml(filled(piece)))).toBe(true);
    },
  );

  it('is at most 40 tags deep, and keeps the text of deeper tags', () => {
    const deep = (tags: number) => `${'<b>'.repeat(tags)}a${'</b>'.repeat(tags)}`;
    expect(cleanHtml(deep(40))).toBe(deep(40));
    expect(cleanHtml(deep(41))).toBe(deep(40));
    expect(cleanHtml(deep(4_000))).toBe(deep(40));
  });

  it('is cut after 50000 characters, with every tag closed', () => {
    const clean = cleanHtml(`<p><b>${filled('word ')}</b></p>`);
    expect(clean).toMatch(/^<p><b>word [word ]*<\/b><\/p>$/);
    expect(clean.length).toBeLessThan(50_100);
  });
});
