import * as raffles from '@playhouse/platform-api/raffles.ts'
import { raffleOrder } from '../../../db/tables/raffles.ts'
import type { Module } from '../../../module.ts'
import { repeats } from '../../../request/repetitions.ts'
import type { SecretBox } from '../../../request/secret-box.ts'
import { requireRealAccount } from '../../../request/real-account.ts'
import { buyTickets, claimPrize } from './buy-tickets.ts'
import { dueRaffles } from './due-raffles.ts'
import { listRaffles, listResults, readRaffle, readStatus, readTickets } from './read-raffles.ts'

export function rafflesModule({ secrets }: { secrets: SecretBox }): Module {
  return {
    routes({ bind }) {
      bind(raffles.raffles, (_, { database, language }) => listRaffles(database, language))
      bind(raffles.raffleDetail, ({ raffleId }, { database, language }) => readRaffle(database, language, raffleId))
      bind(raffles.raffleResults, (input, { database, language }) => listResults(database, language, input))
      bind(raffles.raffleTickets, ({ raffleId }, { database }) => readTickets(database, raffleId))
      bind(raffles.raffleStatus, (input, { database, session, language }) =>
        readStatus(database, { memberId: requireRealAccount(session).memberId, language }, input),
      )
      bind(
        raffles.buyRaffleTickets,
        (input, { database, session }) => buyTickets(database, requireRealAccount(session).memberId, input),
        repeats(raffleOrder),
      )
      bind(raffles.claimRafflePrize, (input, { database, session }) =>
        claimPrize(database, requireRealAccount(session).memberId, input),
      )
    },
    jobs: [dueRaffles(secrets)],
  }
}
