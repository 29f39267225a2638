/** Most tests book in this person's name. */
export const ADA = { firstName: 'Ada', lastName: 'Testa', email: 'ada@example.test' };
