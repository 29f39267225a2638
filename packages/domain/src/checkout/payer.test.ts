import { describe, expect, it } from 'vitest';
import { contactOf, firstProblem, isEmail, isPlainName, NEW_PAYER, payerProblems, readPayer } from './payer';

const ada = { ...NEW_PAYER, firstName: 'Ada', lastName: 'Testa', email: 'ada@example.test' };

describe("the payer's details", () => {
  it('[DATA-42] are these fields', () => {
    expect(Object.keys(NEW_PAYER)).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'address1',
      'address2',
      'city',
      'state',
      'zip',
      'country',
    ]);
  });

  it('[CHK-19] start empty, with the US as country', () => {
    const { country, ...rest } = NEW_PAYER;
    expect(country).toBe('US');
    expect(new Set(Object.values(rest))).toEqual(new Set(['']));
  });

  it('[CHK-21] require first name, last name and email, as decided on OPEN-63, and nothing else', () => {
    expect(payerProblems(NEW_PAYER)).toEqual({ firstName: 'missing', lastName: 'missing', email: 'missing' });
    expect(payerProblems({ ...ada, lastName: '  ' })).toEqual({ lastName: 'missing' });
    expect(payerProblems({ ...ada, email: '  ' })).toEqual({ email: 'missing' });
    expect(payerProblems({ ...ada, country: '' })).toEqual({});
  });

  it('[CHK-22] require a well-formed email, as decided on OPEN-63', () => {
    expect(payerProblems({ ...ada, email: 'ada@example' })).toEqual({ email: 'malformed' });
    expect(payerProblems({ ...ada, email: ' ada@example.test ' })).toEqual({});
  });

  it.each([
    'St. John',
    'O’Brien-Smith',
    'J.R.R.',
    'María José',
    '张伟',
    'محمد‌رضا',
    'Jr. (III)',
    "d'Arc",
    'Łukasz',
    'X Æ 2020',
  ])('accept %s as a name', (lastName) => {
    expect(payerProblems({ ...ada, lastName })).toEqual({});
  });

  it.each([
    'Urgent refund: visit http://evil.example',
    'see evil.example now',
    'WWW.EVIL',
    'a@b',
    '<b>Ada</b>',
    'A\u0007da',
    'A\u202eda',
    '{name}',
    'call 0900123456',
    'call 555-01 23 (4)',
    'call ٠٩٠٠١٢٣',
  ])('refuse %s as a name', (firstName) => {
    expect(payerProblems({ ...ada, firstName })).toEqual({ firstName: 'no-name' });
    expect(isPlainName(firstName)).toBe(false);
  });

  it.each([
    'ada@example.test',
    'ada.testa+hotel@mail.example.co.uk',
    "o'brien@example.ie",
    'jana@pošta.example',
    '用户@例子.测试',
    `${'a'.repeat(241)}@example.test`,
  ])('accept %s as an email', (email) => {
    expect(isEmail(email)).toBe(true);
  });

  it.each([
    '',
    'ada',
    '@example.test',
    'ada@',
    'ada@example',
    'ada@example.t',
    'ada@example..test',
    'ada@.test',
    'ada@example.test.',
    'ada@@example.test',
    'ada @example.test',
    'ada@example.test, bo@example.test',
    'Ada <ada@example.test>',
    'mailto:ada@example.test',
    `${'a'.repeat(242)}@example.test`,
  ])('refuse %j as an email', (email) => {
    expect(isEmail(email)).toBe(false);
  });

  it('point to the first wrong field, in the order of the form', () => {
    expect(firstProblem({ email: 'malformed', lastName: 'missing' })).toBe('lastName');
    expect(firstProblem({})).toBeNull();
  });

  it('are the same after storing them in the session', () => {
    expect(readPayer(JSON.stringify({ ...ada, country: 'CZ' }))).toEqual({ ...ada, country: 'CZ' });
  });

  it.each([null, '', 'x', '7', 'null', '[]', '{"firstName":7,"spare":"x"}'])(
    'are new if the session has %j',
    (text) => {
      expect(readPayer(text)).toEqual(NEW_PAYER);
    },
  );

  it('give prebook the contact, as far as it is filled in', () => {
    const all = { ...ada, lastName: ' Testa ', phone: '+390600000000', city: 'Rome' };
    expect(contactOf(all)).toEqual({
      firstName: 'Ada',
      lastName: 'Testa',
      email: 'ada@example.test',
      phone: '+390600000000',
    });
    expect(contactOf({ ...NEW_PAYER, firstName: 'Ada', email: 'ada@exam' })).toEqual({ firstName: 'Ada' });
    expect(contactOf({ ...NEW_PAYER, phone: ' ' })).toBeNull();
  });
});
