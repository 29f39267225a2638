/** Records of another company's answer. Each is read by itself: one that cannot be read is left out and counted, the others stay. */

/** The names that the wire knows, with nothing taken for granted about their values. */
export type Fields<Wire> = { readonly [Name in keyof Wire]?: unknown };

export type RecordKind = 'booking' | 'event' | 'hotel' | 'location' | 'offer' | 'place' | 'policy' | 'review' | 'room';
export type LeaveOut = (kind: RecordKind) => void;

/** Takes what an operator should know, in words. */
export type Report = (message: string) => void;

/** Null for what is no record. */
export function recordOf<Wire>(value: unknown): Fields<Wire> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields<Wire>) : null;
}

/** What is no record has no fields. */
export function fieldsOf<Wire>(value: unknown): Fields<Wire> {
  return recordOf<Wire>(value) ?? {};
}

/** Counts the records of one call that are left out. `tell` reports them in one line, which holds nothing of their contents. */
export function createLeftOut(call: string, report: Report) {
  const counts = new Map<RecordKind, number>();
  return {
    leaveOut(kind: RecordKind): void {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    },
    tell(): void {
      if (counts.size === 0) return;
      const words = [...counts].map(([kind, count]) => `${count} of kind ${kind}`).join(', ');
      report(`${call}: records that cannot be read were left out, ${words}`);
    },
  };
}

/** Reads an answer and reports what it left out, once. */
export function tellLeftOut<Answer>(call: string, report: Report, read: (leaveOut: LeaveOut) => Answer): Answer {
  const leftOut = createLeftOut(call, report);
  const answer = read(leftOut.leaveOut);
  leftOut.tell();
  return answer;
}
