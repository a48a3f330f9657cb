/** Header by which a page says for whom it acts: the `Viewer.id` that it shows, or `NO_VIEWER`. */
export const VIEWER_ID_HEADER = 'viewer-id'

/** The page shows no account. */
export const NO_VIEWER = 'none'
