import type { Module } from '../../../module.ts'
import { dueJackpots } from './fold.ts'
import { jackpotRoutes } from './routes.ts'

export const jackpotsModule: Module = {
  routes({ bind }) {
    jackpotRoutes(bind)
  },
  jobs: [dueJackpots],
}
