/**
 * Reads the records of an external answer one by one. Leaves out and counts unreadable records, and keeps the others.
 */

/** The field names of the wire, with unknown values. */
export type Fields<Wire> = { readonly [Name in keyof Wire]?: unknown };

export type RecordKind =
  | 'booking'
  | 'event'
  | 'hotel'
  | 'location'
  | 'offer'
  | 'place'
  | 'policy'
  | 'prebook'
  | 'review'
  | 'room';
export type LeaveOut = (kind: RecordKind) => void;

/** Tells the operator something, as text. */
export type Report = (message: string) => void;

/** Null if it is not a record. */
export function recordOf<Wire>(value: unknown): Fields<Wire> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields<Wire>) : null;
}

/** The fields of a record; none if it is not a record. */
export function fieldsOf<Wire>(value: unknown): Fields<Wire> {
  return recordOf<Wire>(value) ?? {};
}

/** Counts the records that one call leaves out. `tell` logs them in one line, without their contents. */
export function createLeftOut(call: string, report: Report) {
  const counts = new Map<RecordKind, number>();
  return {
    leaveOut(kind: RecordKind): void {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    },
    tell(): void {
      if (counts.size === 0) return;
      const words = [...counts].map(([kind, count]) => `${count} of kind ${kind}`).join(', ');
      report(`${call}: skipped unreadable records, ${words}`);
    },
  };
}

/** Reads an answer, and reports once what was left out. */
export function tellLeftOut<Answer>(call: string, report: Report, read: (leaveOut: LeaveOut) => Answer): Answer {
  const leftOut = createLeftOut(call, report);
  const answer = read(leftOut.leaveOut);
  leftOut.tell();
  return answer;
}
