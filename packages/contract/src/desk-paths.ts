/** The paths of the operator's desk. Only its own pages load them. */

export const DESK_PATHS = {
  /** Who is signed in, and which step they still need to open the desk. */
  deskEntry: '/desk/entry',
  deskEnrolLetter: '/desk/enrol/letter',
  deskEnrol: '/desk/enrol',
  deskEnrolled: '/desk/enrol/code',
  deskProve: '/desk/prove',
  deskLeave: '/desk/leave',
  deskWaiting: '/desk/waiting',
  deskBookings: '/desk/bookings',
  deskBooking: '/desk/bookings/:reference',
  deskAction: '/desk/bookings/:reference/actions',
  deskLog: '/desk/log',
  deskHealth: '/desk/health',
  deskDays: '/desk/days',
  deskMargin: '/desk/margin',
  deskCodes: '/desk/codes',
  deskNewCode: '/desk/codes/new',
  deskCodeStatus: '/desk/codes/:id/status',
  deskFreeNights: '/desk/free-nights',
  deskFreeNightVouchers: '/desk/free-nights/vouchers',
} as const;

export function deskBookingPath(reference: string): string {
  return DESK_PATHS.deskBooking.replace(':reference', encodeURIComponent(reference));
}

export function deskCodeStatusPath(id: number): string {
  return DESK_PATHS.deskCodeStatus.replace(':id', String(id));
}

export function deskActionPath(reference: string): string {
  return DESK_PATHS.deskAction.replace(':reference', encodeURIComponent(reference));
}
