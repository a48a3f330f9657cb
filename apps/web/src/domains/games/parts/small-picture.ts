/** Requests 180 instead of 324 px: sharp in all lists with one device pixel per CSS pixel. */
export const SMALL_PICTURE = 'w=180'
