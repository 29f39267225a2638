/** The time in a zone, in the format of the location services. */
export interface ZoneTime {
  readonly offsetSeconds: number;
  /** `+01:00`. */
  readonly utc: string;
  readonly abbreviation: string;
  readonly isDaylightSaving: boolean;
  readonly currentTime: string;
}

function offsetMinutes(timeZone: string, now: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(now);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

export function zoneTime(timeZone: string, now: Date): ZoneTime {
  const minutes = offsetMinutes(timeZone, now);
  const year = now.getUTCFullYear();
  const offsets = [0, 6].map((month) => offsetMinutes(timeZone, new Date(Date.UTC(year, month, 1))));
  const twoDigits = (number: number): string => String(number).padStart(2, '0');
  const size = Math.abs(minutes);
  const utc = `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'short' }).formatToParts(now);
  return {
    offsetSeconds: minutes * 60,
    utc,
    abbreviation: parts.find(({ type }) => type === 'timeZoneName')?.value ?? '',
    isDaylightSaving: minutes > Math.min(...offsets),
    currentTime: `${new Date(now.getTime() + minutes * 60_000).toISOString().slice(0, 19)}${utc}`,
  };
}
