import { describe, expect, it } from 'vitest';
import { isIpAddress, PasskeyError } from './passkeys';

describe('passkeys', () => {
  it('are not offered if the host is an IP address', () => {
    for (const host of ['127.0.0.1', '10.0.0.7', '[::1]']) expect(isIpAddress(host), host).toBe(true);
    for (const host of ['localhost', 'tenthnight.example', '1.fm']) expect(isIpAddress(host), host).toBe(false);
  });

  it('say why there is none', () => {
    const reason = (name: string) => new PasskeyError(Object.assign(new Error(name), { name })).reason;
    expect(reason('NotAllowedError')).toBe('cancelled');
    expect(reason('AbortError')).toBe('cancelled');
    expect(reason('InvalidStateError')).toBe('known-here');
    expect(reason('SecurityError')).toBe('failed');
  });
});
