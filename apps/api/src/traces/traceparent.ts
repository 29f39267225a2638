/** The header of W3C Trace Context: `00-<trace>-<span>-<flags>`. */
export type RemoteParent = { readonly traceId: string; readonly spanId: string };

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;

/** Null if there is none, or if it is not valid. */
export function readTraceparent(header: string | undefined): RemoteParent | null {
  const [, traceId = '', spanId = ''] = TRACEPARENT.exec(header ?? '') ?? [];
  const isValid = /[^0]/.test(traceId) && /[^0]/.test(spanId);
  return isValid ? { traceId, spanId } : null;
}
