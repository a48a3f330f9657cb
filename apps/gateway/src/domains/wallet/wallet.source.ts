import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { balance } from '@playhouse/platform-api/wallet.ts'

/** Wallet of the graph: the platform's balance; the summary is loaded on demand. */
export type WalletSource = ValueOf<typeof balance>
