import { jackpots } from '@playhouse/platform-api/games-played.ts'
import type { Module } from '../../../module.ts'
import { dueJackpots } from './fold.ts'
import { listJackpots } from './jackpot-list.ts'

export const jackpotsModule: Module = {
  routes({ bind }) {
    bind(jackpots, (_, { database, language }) => listJackpots(database, language))
  },
  jobs: [dueJackpots],
}
