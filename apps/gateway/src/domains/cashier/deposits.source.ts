import type { depositReport, depositSettings, readDeposit } from '@playhouse/platform-api/cashier-deposits.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'

export type DepositDetail = ValueOf<typeof readDeposit>

/**
 * Deposit of the graph: the platform's row. Rows of lists lack the payment instructions, which are loaded on demand.
 */
export type DepositSource = ValueOf<typeof depositReport>['list'][number] & Partial<DepositDetail>

export type DepositOptionsSource = ValueOf<typeof depositSettings>
