/** The operator's settings for metrics, traces and the deletion of old data. */
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './env';

const problem = (env: Record<string, string>) => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return null;
};

describe("an operator's site", () => {
  it('keeps bookings for ten years and accounts for ever, unless other times are set', () => {
    expect(readConfig({}).retention).toEqual({ bookingDays: 3_650, accountDays: null });
    const times = { KEEP_BOOKINGS_DAYS: '90', KEEP_ACCOUNTS_DAYS: '365' };
    expect(readConfig(times).retention).toEqual({ bookingDays: 90, accountDays: 365 });
    expect(problem({ KEEP_BOOKINGS_DAYS: '89' })).toContain('KEEP_BOOKINGS_DAYS must be at least 90');
    expect(problem({ KEEP_ACCOUNTS_DAYS: '364' })).toContain('KEEP_ACCOUNTS_DAYS must be at least 365');
    for (const wrong of ['0', '-90', '1e4', 'forever'])
      expect(problem({ KEEP_BOOKINGS_DAYS: wrong })).toContain('KEEP_');
  });

  it('serves metrics only if they have a port, and never on the port of the visitors', () => {
    expect(readConfig({}).metrics).toBeNull();
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
    expect(readConfig({ METRICS_PORT: '9464', METRICS_HOST: '::' }).metrics).toEqual({ host: '::', port: 9464 });
    expect(problem({ METRICS_PORT: '3000', PORT: '3000' })).toContain('METRICS_PORT must not be PORT');
    expect(problem({ METRICS_PORT: '70000' })).toContain('METRICS_PORT must be at most 65535');
    expect(problem({ METRICS_HOST: '::' })).toContain('METRICS_HOST is set without METRICS_PORT');
  });

  it('sends traces only to a given address: all of them, or a part', () => {
    expect(readConfig({}).traces).toBeNull();
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };
    expect(readConfig(endpoint).traces).toEqual({ endpoint: 'http://collector:4318', ratio: 1 });
    expect(readConfig({ ...endpoint, OTEL_TRACES_SAMPLER_ARG: '0.05' }).traces?.ratio).toBe(0.05);
    expect(problem({ ...endpoint, OTEL_TRACES_SAMPLER_ARG: '2' })).toContain('OTEL_TRACES_SAMPLER_ARG');
    expect(problem({ OTEL_TRACES_SAMPLER_ARG: '0.5' })).toContain('is set without OTEL_EXPORTER_OTLP_ENDPOINT');
  });
});
