import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config/env';
import { marginFields } from './margin';

const [MARGIN, ADDITIONAL] = ['LITEAPI_MARGIN', 'LITEAPI_ADDITIONAL_MARKUP'] as const;
const read = (env: Record<string, string>) => readConfig(env).margin;

describe('the margin of the environment', () => {
  it('is unset by default, so the account at the provider decides', () => {
    expect(read({})).toBeNull();
    expect(marginFields(null)).toEqual({});
  });

  it('replaces the markup of the account, or is added to it, with the sandbox and with a key', () => {
    for (const key of [{}, { LITEAPI_KEY: 'sand_x' }]) {
      expect(read({ ...key, [MARGIN]: '12.5' })).toEqual({ kind: 'margin', percent: 12.5, variable: MARGIN });
      expect(read({ ...key, [ADDITIONAL]: '5' })).toEqual({
        kind: 'additional-markup',
        percent: 5,
        variable: ADDITIONAL,
      });
    }
  });

  it('is sent in the field of its kind', () => {
    expect(marginFields(read({ [MARGIN]: '12.5' }))).toEqual({ margin: 12.5 });
    expect(marginFields(read({ [ADDITIONAL]: '5' }))).toEqual({ additionalMarkup: 5 });
  });

  it.each([
    [{ [MARGIN]: '0' }, 'LITEAPI_MARGIN must be above 0 and at most 100: with 0 the site earns nothing'],
    [{ [MARGIN]: '100.01' }, 'LITEAPI_MARGIN must be above 0 and at most 100'],
    [{ [MARGIN]: '1250' }, 'LITEAPI_MARGIN must be above 0 and at most 100'],
    [{ [MARGIN]: '-5' }, 'LITEAPI_MARGIN does not have the expected form'],
    [{ [MARGIN]: '12,5' }, 'LITEAPI_MARGIN does not have the expected form'],
    [{ [ADDITIONAL]: '0' }, 'LITEAPI_ADDITIONAL_MARKUP must be from 1 to 100'],
    [{ [ADDITIONAL]: '101' }, 'LITEAPI_ADDITIONAL_MARKUP must be from 1 to 100'],
    [{ [ADDITIONAL]: '2.5' }, 'LITEAPI_ADDITIONAL_MARKUP does not have the expected form'],
    [{ [MARGIN]: '10', [ADDITIONAL]: '5' }, 'LITEAPI_MARGIN and LITEAPI_ADDITIONAL_MARKUP exclude each other'],
  ])('stops the start with %j', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});
