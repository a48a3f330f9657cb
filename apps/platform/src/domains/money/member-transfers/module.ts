import * as transfers from '@playhouse/platform-api/member-transfers.ts'
import type { Module } from '../../../module.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import type { Transfers } from '../wallet/transfer/transfers.ts'
import { readTransferRules } from './transfer-rules.ts'
import { isRepetition, listTransfers, sendDownline, sendUpline } from './transfer.ts'

interface MemberTransferServices {
  brand: () => Promise<BrandSettings>
  transfers: Transfers
}

/** Transfers between an account and its upline or downline. */
export function memberTransfersModule({ brand, transfers: vendorTransfers }: MemberTransferServices): Module {
  return {
    routes({ bind }) {
      bind(transfers.transferEnabled, async ({ account }, { database, session }) =>
        readTransferRules(database, session, await brand(), account),
      )
      bind(
        transfers.transferUpline,
        (order, { database, session }) => sendUpline({ database, transfers: vendorTransfers }, session, order),
        isRepetition,
      )
      bind(
        transfers.transferDownline,
        (order, { database, session }) => sendDownline({ database, transfers: vendorTransfers }, session, order),
        isRepetition,
      )
      bind(transfers.memberTransfers, async (input, { database, session }) =>
        listTransfers(database, session, input, (await brand()).currency),
      )
    },
  }
}
