/** Guards that tell the meters how they are, and what they refuse. */
import { type Meters, NO_METERS } from '../metrics/meters';
import type { Guard, OpenGuard } from './guards/guard';
import { CallerOverShare, ProviderUnavailable } from './provider-error';

export function meterGuards(openGuard: OpenGuard, meters: Meters): OpenGuard {
  if (meters === NO_METERS) return openGuard;
  return (options) => {
    const guard = openGuard(options);
    const labels = { vendor: options.vendor, guard: options.kind };
    meters.watch('circuitOpen', () => [{ labels, value: guard.state().isOpen ? 1 : 0 }]);
    meters.watch('providerCallsRunning', () => [{ labels, value: guard.state().running }]);
    meters.watch('providerCallsWaiting', () => [{ labels, value: guard.state().waiting }]);

    const countRefusal = (error: unknown): never => {
      if (error instanceof ProviderUnavailable) {
        meters.count('providerRefusals', { ...labels, reason: reasonOf(error, guard) });
      }
      throw error;
    };
    return {
      enter: (signal) => guard.enter(signal).catch(countRefusal),
      run: (signal, call) => guard.run(signal, call).catch(countRefusal),
      state: guard.state,
    };
  };
}

function reasonOf(error: ProviderUnavailable, guard: Guard): string {
  if (error instanceof CallerOverShare) return 'share-full';
  return guard.state().isOpen ? 'circuit-open' : 'queue-full';
}
