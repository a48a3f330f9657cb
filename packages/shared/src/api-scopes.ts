/** Scopes of a personal API token. No scope changes anything: an endpoint names the scope that opens it, and all others refuse tokens. */
export const API_SCOPES = ['READ_WALLET', 'READ_BETS', 'READ_REWARDS', 'READ_TEAM'] as const

export type ApiScope = (typeof API_SCOPES)[number]

/** Tells tokens from sessions, and lets scanners of source code find a token that was committed. */
export const API_TOKEN_PREFIX = 'playhouse_'
