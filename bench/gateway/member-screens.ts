import { readFileSync } from 'node:fs'
import { brandDay } from '../../apps/gateway/src/domains/agent/day-range.ts'

interface MemberScreen {
  id: string
  name: string
  document: string
  variables: object
  as: 'member' | 'agent'
}

export interface RecordedScreen extends MemberScreen {
  /** The gateway's calls to the platform for the screen, with nothing cached. */
  calls: { endpoint: string; method: string; path: string; isPublic: boolean }[]
}

const DAY_MS = 86_400_000
const DAYS = { from: brandDay(Date.now() - 6 * DAY_MS), to: brandDay() }

/**
 * The screens that members open most. The frame is loaded already, as on every screen but the first.
 * @param mission that the member has reached
 */
export const memberScreens = (mission: string): readonly MemberScreen[] => [
  {
    id: 'm1',
    name: 'Lobby of a member',
    document: 'LobbyScreen',
    variables: { withShell: true, lobbyId: 'RNG', sort: 'POPULAR', page: 1, withChoices: true, withMine: true },
    as: 'member',
  },
  { id: 'm2', name: 'Member centre', document: 'AccountScreen', variables: { withShell: false }, as: 'member' },
  {
    id: 'm3',
    name: 'Betting record',
    document: 'BettingRecordScreen',
    variables: { ...DAYS, withShell: false, page: 1, betId: '', withBet: false },
    as: 'member',
  },
  {
    id: 'm4',
    name: 'Team overview of an agent',
    document: 'TeamOverviewScreen',
    variables: { ...DAYS, withShell: false },
    as: 'agent',
  },
  {
    id: 'm5',
    name: 'Claim of a mission',
    document: 'ClaimMission',
    variables: { input: { id: mission } },
    as: 'member',
  },
]

/** Body of a screen's request. @throws Error when its document is not registered */
export function memberRequest({ document, variables }: MemberScreen): string {
  const trusted = JSON.parse(
    readFileSync(new URL('../../packages/schema/trusted-documents.json', import.meta.url), 'utf8'),
  ) as Record<string, { name: string }>
  const hash = Object.keys(trusted).find((one) => trusted[one]?.name === document)
  if (!hash) throw new Error(`No document is named ${document}.`)
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } }
  return JSON.stringify({ operationName: document, variables, extensions })
}

/** Body of a screen's request to its route written by hand. */
export const routeRequest = ({ variables }: MemberScreen): string =>
  JSON.stringify('input' in variables ? variables.input : variables)

export interface Recording {
  screens: RecordedScreen[]
  /** By caller, method and path. */
  bodies: Record<string, string>
}

export const readRecording = (): Recording =>
  JSON.parse(readFileSync(new URL('./fixtures/members.json', import.meta.url), 'utf8')) as Recording
