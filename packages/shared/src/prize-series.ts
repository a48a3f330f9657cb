/** Prize series of the mode LOTT: a ticket at series S pays S / 2000 of the fair prize. */
export const MIN_SERIES = 1700
export const MAX_SERIES = 1980
/** The highest series of an account unless another one was set. */
export const USUAL_SERIES = 1960
