import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/db/schema.ts', ...['reward', 'saved', 'desk'].map((name) => `./src/db/${name}-tables.ts`)],
  out: './src/db/migrations',
});
