import type { Account } from '../base/context.ts'

/** Viewer of the graph: the account as the platform describes it. */
export type ViewerSource = Account
