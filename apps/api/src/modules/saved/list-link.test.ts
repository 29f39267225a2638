import { describe, expect, it } from 'vitest';
import { createListLink, voterName } from './list-link';

const NOW = { current: 'a secret of the tests, long enough', previous: null };
const LATER = { current: 'another secret, also long enough', previous: NOW.current };

describe('the link to a list', () => {
  const link = createListLink(NOW);
  const token = link.tokenOf(link.newId());

  it('opens its own list, even after the secret has changed', () => {
    expect(link.idOf(token)).toBe(token.slice(0, 22));
    expect(createListLink(LATER).idOf(token)).toBe(token.slice(0, 22));
  });

  it('is new every time', () => {
    expect(link.newId()).not.toBe(link.newId());
  });

  it.each([
    ['another signature', token.slice(0, -4) + (token.endsWith('AAAA') ? 'BBBB' : 'AAAA')],
    ['another id', `x${token.slice(1)}`],
    ['only the id', token.slice(0, 22)],
    ['more than the signature', `${token}AAAA`],
    ['nothing', ''],
  ])('does not open with %s', (_, wrong) => {
    expect(link.idOf(wrong === token ? '' : wrong)).toBeNull();
  });

  it('does not open with the key of another secret', () => {
    expect(createListLink({ ...LATER, previous: null }).idOf(token)).toBeNull();
  });
});

describe('the name of a voter', () => {
  it('is different in each list, and does not contain the key', () => {
    const [one, two] = ['list-1', 'list-2'].map((id) => voterName(id, 'key-of-the-browser'));
    expect(one).not.toBe(two);
    expect(one).not.toContain('key');
    expect(voterName('list-1', 'key-of-the-browser')).toBe(one);
  });
});
