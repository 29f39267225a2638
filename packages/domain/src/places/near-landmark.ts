/** A hotel is near a landmark if it is at most this far: half an hour on foot. Without the table of landmarks, for browsers. */
export const NEAR_LANDMARK_KM = 2;
