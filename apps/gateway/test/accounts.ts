/** Accounts of every seed world (apps/platform/seed/demo-accounts.ts). */
export const MEMBER = { username: 'haiyen21', password: 'tide4Kq-marble' }
export const AGENT = { username: 'ducanh07', password: 'reed9Wm-lantern' }
export const GENERAL_AGENT = { username: 'minhkhoi1', password: 'gong2Xv-harbour' }
