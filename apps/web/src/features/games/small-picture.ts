/** Asks for a game's picture 180 pixels wide instead of 324: sharp in every list on a screen of one pixel to one. */
export const SMALL_PICTURE = 'w=180'
