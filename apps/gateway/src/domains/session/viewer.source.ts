import type { Account } from '../../graphql/context.ts'

/** Viewer of the graph: the account as the platform describes it. */
export type ViewerSource = Account
