import * as transfers from '@playhouse/platform-api/member-transfers.ts'
import type { Module } from '../../../module.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { readTransferRules } from './transfer-rules.ts'
import { isRepetition, listTransfers, sendDownline, sendUpline } from './transfer.ts'

/** Transfers between an account and its upline or downline. */
export function memberTransfersModule({ brand }: { brand: () => Promise<BrandSettings> }): Module {
  return {
    routes({ bind }) {
      bind(transfers.transferEnabled, async ({ account }, { database, session }) =>
        readTransferRules(database, session, await brand(), account),
      )
      bind(
        transfers.transferUpline,
        (order, { database, session }) => sendUpline(database, session, order),
        isRepetition,
      )
      bind(
        transfers.transferDownline,
        (order, { database, session }) => sendDownline(database, session, order),
        isRepetition,
      )
      bind(transfers.memberTransfers, async (input, { database, session }) =>
        listTransfers(database, session, input, (await brand()).currency),
      )
    },
  }
}
