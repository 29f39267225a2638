import { describe, expect, it } from 'vitest';
import { type HolderSources, holderOf } from './holder';

const ADA = { firstName: 'Ada', lastName: 'Testa', email: 'ada@example.test' };
const USER = { displayName: 'Mira Nová Novak', email: 'mira@example.test' };
const NOBODY: HolderSources = { payer: null, user: null };
const of = (part: Partial<HolderSources>) => holderOf({ ...NOBODY, ...part }, 'help@example.test');

describe('the holder of a booking', () => {
  it('[RET-15] is the payer, if first name, last name and email are known', () => {
    expect(of({ payer: { ...ADA, lastName: ' Testa ', phone: '1' }, user: USER })).toEqual({
      holder: ADA,
      isPlaceholder: false,
    });
  });

  it.each(['firstName', 'lastName', 'email'])(
    '[RET-16] is the signed-in user, unless our API knows better, if the payer lacks the %s',
    (field) => {
      expect(of({ payer: { ...ADA, [field]: ' ' }, user: USER })).toEqual({
        holder: { firstName: 'Mira', lastName: 'Nová Novak', email: 'mira@example.test' },
        isPlaceholder: true,
      });
    },
  );

  it('does not accept a space as the user’s name', () => {
    expect(of({ user: { ...USER, displayName: '  Mira   Nová  Novak ' } }).holder).toMatchObject({
      firstName: 'Mira',
      lastName: 'Nová Novak',
    });
  });

  it('[RET-17] is unknown if the user has a name and no email', () => {
    expect(of({ user: { ...USER, email: null } }).holder).toMatchObject({ firstName: 'Guest', lastName: 'Traveler' });
  });

  it('uses a name of one word for both names', () => {
    expect(of({ user: { ...USER, displayName: 'Mira' } }).holder).toMatchObject({
      firstName: 'Mira',
      lastName: 'Mira',
    });
  });

  it('[RET-17] is unknown, and marked as such, if no name and email are known', () => {
    const nobody = {
      holder: { firstName: 'Guest', lastName: 'Traveler', email: 'help@example.test' },
      isPlaceholder: true,
    };
    expect(of({})).toEqual(nobody);
    expect(of({ payer: { firstName: 'Ada' }, user: { displayName: null, email: 'mira@example.test' } })).toEqual(
      nobody,
    );
  });
});
