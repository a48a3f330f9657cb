import { ALL_ENDPOINTS } from '../all-endpoints.ts'
import { addFavourite, launchGame } from '../games.ts'
import { changePassword } from '../member.ts'
import type { CipherName } from '../sealing.ts'
import { login, logout, passLogInCheck, revokeSession, signInByToken } from '../session.ts'
import { checkEndpoint } from './check-endpoint.ts'
import { checkFavourites, checkRefusals } from './game-scenarios.ts'
import { type Credentials, learn } from './learn.ts'
import { Report } from './report.ts'
import {
  checkHandOff,
  checkLogout,
  checkPasswordChange,
  checkRevoking,
  checkSealing,
  checkUnknownTickets,
} from './session-scenarios.ts'
import { Wire } from './wire.ts'

/** Deadline of a response. */
const DEADLINE_MS = 5_000

export interface ContractOptions {
  /** Base URL, such as http://127.0.0.1:4202. */
  baseUrl: string
  /** The brand's code. */
  merchant: string
  /** Account to log in with; without one a member is registered and stays. */
  credentials?: Credentials | undefined
  /** Endpoint names; default all. */
  only?: readonly string[] | undefined
  deadlineMs?: number
  /** Default `jwe`. */
  cipher?: CipherName
}

/**
 * Checks a platform against the contract. Changes only what the run creates: a member (unless given), a demo account, an unused game
 * session, and sessions that it ends.
 * @throws Error when the given account cannot log in or `only` names an unknown endpoint
 */
export async function runContract(options: ContractOptions): Promise<Report> {
  const { baseUrl, merchant, credentials, only, deadlineMs = DEADLINE_MS, cipher = 'jwe' } = options
  const unknown = only?.filter((name) => !ALL_ENDPOINTS.some((endpoint) => endpoint.name === name)) ?? []
  if (unknown.length > 0) throw new Error(`The contract has no endpoint ${unknown.join(', ')}.`)
  const report = new Report(ALL_ENDPOINTS.filter(({ name }) => !only || only.includes(name)))
  const wire = new Wire({ baseUrl, merchant, deadlineMs, cipher })
  const facts = await learn(wire, report, credentials)
  const requested = (...names: string[]) => report.endpoints.some(({ endpoint }) => names.includes(endpoint.name))
  for (const { endpoint } of report.endpoints) await checkEndpoint(wire, report, endpoint, facts)
  if (requested(login.name) && wire.canSeal) await checkSealing(wire, report)
  if (requested(signInByToken.name) && wire.canSeal) await checkHandOff(wire, report)
  if (requested(passLogInCheck.name) && wire.canSeal) await checkUnknownTickets(wire, report)
  if (requested('favouriteIds', 'favouriteGames', addFavourite.name, 'removeFavourite')) {
    await checkFavourites(wire, report, facts)
  }
  if (requested('favouriteIds', 'favouriteGames', launchGame.name, 'walletTransfer')) {
    await checkRefusals(wire, report, facts)
  }
  if (facts.account && requested(revokeSession.name)) await checkRevoking(wire, report, facts.account)
  const mayChange = facts.account?.throwAway && facts.moduleOn?.(changePassword.moduleId) !== false
  if (facts.account && mayChange && requested(changePassword.name))
    await checkPasswordChange(wire, report, facts.account)
  if (facts.account) await checkLogout(wire, report, facts.account)
  else report.note(logout, 'what needs an account')
  return report
}
