import type { Module } from '../../../module.ts'
import type { SecretBox } from '../../../request/secret-box.ts'
import { dueRaffles } from './due-raffles.ts'
import { raffleRoutes } from './routes.ts'

export function rafflesModule({ secrets }: { secrets: SecretBox }): Module {
  return {
    routes({ bind }) {
      raffleRoutes(bind)
    },
    jobs: [dueRaffles(secrets)],
  }
}
