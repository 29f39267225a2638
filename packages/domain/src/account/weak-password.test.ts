import { describe, expect, it } from 'vitest';
import { isWeakPassword } from './weak-password';

const COMMON = new Set(['dragon', 'letmein']);
const about = {
  siteName: 'Tenth Night',
  email: 'ada.lovelace@analytical.example',
  isCommon: (text: string) => COMMON.has(text),
};
const weak = (password: string) => isWeakPassword(password, about);

describe('a weak password', () => {
  it.each(['dragon', 'Dragon', ' letmein '])('is a common password: %s', (password) => {
    expect(weak(password)).toBe(true);
  });

  it.each([
    'ada.lovelace@analytical.example',
    'Ada.Lovelace',
    'ada.lovelace1815',
    'ada.lovelace!',
    'analytical.example',
  ])('is the email address or a part of it: %s', (password) => {
    expect(weak(password)).toBe(true);
  });

  it.each(['tenthnight', 'Tenth Night!', 'tenth-night-1'])('is the name of the site: %s', (password) => {
    expect(weak(password)).toBe(true);
  });

  it.each(['aaaaaa', '......', 'abababab', 'xyzxyz', '😀😀😀😀😀😀'])('is one piece repeated: %s', (password) => {
    expect(weak(password)).toBe(true);
  });

  it.each([
    'qwerty',
    'QWERTZ',
    'azerty',
    'asdfgh',
    'qwerty123',
    '123456',
    '098765',
    'poiuyt',
    '1qaz2wsx',
    'abcdefgh',
    'zyxwvu',
    'qweasdzxc',
  ])('is a row of the keyboard: %s', (password) => {
    expect(weak(password)).toBe(true);
  });

  it.each([
    'tulips',
    'four rooms by the sea',
    'qwerty and rain',
    'ada.lovelace was here',
    'abcabd',
    '12xy34',
    'a1b2c3d4',
    'tenth night in Cork',
    '7391-2846',
  ])('is none of these: %s', (password) => {
    expect(weak(password)).toBe(false);
  });

  it('does not match an account without a usable address', () => {
    expect(isWeakPassword('tulips', { ...about, email: '' })).toBe(false);
  });
});
