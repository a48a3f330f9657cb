/**
 * How long callers of the platform keep an idle connection, whatever the platform allows. A platform that stops answers on open
 * connections for longer than this, so that no request is sent on one that is being closed.
 */
export const IDLE_CONNECTION_MS = 4_000

/** How old a connection to the platform gets: connections spread again over platforms after one was restarted or added. */
export const CONNECTION_AGE_MS = 30_000
