/** The person in whose name most tests book. */
export const ADA = { firstName: 'Ada', lastName: 'Testa', email: 'ada@example.test' };
