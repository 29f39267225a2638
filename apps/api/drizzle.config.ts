import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/db/schema.ts', './src/db/reward-tables.ts', './src/db/saved-tables.ts'],
  out: './src/db/migrations',
});
