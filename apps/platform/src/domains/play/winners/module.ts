import type { Module } from '../../../module.ts'
import { winnerRoutes } from './routes.ts'

export const winnersModule: Module = {
  routes({ bind }) {
    winnerRoutes(bind)
  },
}
