import type { Module } from '../../../module.ts'
import type { OpenRateLimit } from '../../../request/rate-limit.ts'
import type { Transfers } from '../../money/wallet/transfer/transfers.ts'
import type { LogInServices } from '../../people/session/log-in/log-in-services.ts'
import { billContracts } from './contract-bills.ts'
import { billRebates } from './rebate-bills.ts'
import { payBills } from './pay-bills.ts'
import { recountBills } from './recount-bills.ts'
import { notifyContractChanges } from './contract-notifications.ts'
import { expireRequests } from './contract-requests.ts'
import { expireOffers } from './contracts.ts'
import { closeLineDays, foldTeams, pruneTeamHours } from './fold-teams.ts'
import { contractRoutes } from './contract-routes.ts'
import { agentRoutes } from './routes.ts'

const DOWNLINES_PER_HOUR = 60

interface AgentServices {
  logIn: LogInServices
  rateLimit: OpenRateLimit
  transfers: Transfers
}

export function agentModule({ logIn, rateLimit, transfers }: AgentServices): Module {
  return {
    routes({ bind }) {
      agentRoutes(bind, { ...logIn, limits: { downline: rateLimit('downline', DOWNLINES_PER_HOUR) } })
      contractRoutes(bind, logIn.brand)
    },
    jobs: [
      foldTeams,
      pruneTeamHours,
      closeLineDays,
      billContracts,
      payBills(transfers),
      notifyContractChanges,
      billRebates(),
      recountBills,
      expireOffers,
      expireRequests,
    ],
  }
}
