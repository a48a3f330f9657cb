import { isDeepStrictEqual } from 'node:util'

import { type Endpoint, isRead } from '@playhouse/platform-api/endpoint.ts'
import { inputRefusalProblems, refusalProblems } from './judge.ts'
import { badInput, readInput } from './samples.ts'
import type { Account, Suite } from './suite.ts'

/** Well-formed token that was never issued. */
const DEAD_TOKEN = 'A'.repeat(43)
/** A brand that no platform serves. */
const NO_MERCHANT = 'no-such-brand'

/** Checks what the endpoint's declaration promises to refuse: another brand, no session, no agent, a plain body, a bad input. */
export async function checkRefusals(
  suite: Suite,
  endpoint: Endpoint,
  member: Account | undefined,
  agent: Account | undefined,
): Promise<void> {
  const { facts, report } = suite
  const add = (name: string, problems: readonly string[]) => report.add(endpoint, name, problems)
  // A lax platform would execute what it must refuse.
  if (suite.readOnly && !isRead(endpoint)) return report.needs(endpoint, 'changes, which a read-only run leaves out')
  const input = readInput(endpoint, facts) ?? badInput(endpoint) ?? {}

  // Without a token, because a lax platform would execute the call and might end the run's session.
  const foreign = await suite.call(endpoint, input, { plain: true, merchant: NO_MERCHANT })
  add('another brand is refused', refusalProblems(foreign, 'function.not.available'))
  if (facts.moduleOn?.(endpoint.moduleId) === false) {
    const off = await suite.call(endpoint, input, { plain: true })
    add(`refused while ${endpoint.moduleId} is off`, refusalProblems(off, 'function.not.available'))
    return report.needs(endpoint, `module ${endpoint.moduleId}`)
  }
  if (endpoint.access === 'member' || endpoint.access === 'agent') {
    const none = await suite.call(endpoint, input, { plain: true })
    add('refused without a token', refusalProblems(none, 'login.not.session'))
    const dead = await suite.call(endpoint, input, { plain: true, token: DEAD_TOKEN })
    add('refused with a dead token', refusalProblems(dead, 'login.not.session'))
  }
  if (endpoint.access !== 'public' && !member) return report.note(endpoint, 'what needs an account')
  if (endpoint.access === 'agent' && member && !member.isAgent) {
    const refused = await suite.call(endpoint, input, { plain: true, as: member })
    add('refused to who is no agent', refusalProblems(refused, 'not_agent'))
  }
  const caller = endpoint.access === 'agent' ? agent : member
  if (endpoint.access === 'agent' && !caller) return
  const as = endpoint.access === 'public' ? undefined : caller
  if (endpoint.sealed && facts.sealing !== 'none') {
    const plain = await suite.call(endpoint, input, { plain: true, as })
    add('a plain body is refused', refusalProblems(plain, 'request_body_required'))
  }
  if (endpoint.sealed && !facts.canSeal) return report.note(endpoint, 'what is sealed: the platform hands out no key')
  const bad = badInput(endpoint)
  if (bad) add('a bad input is refused', inputRefusalProblems(await suite.call(endpoint, bad, { as })))
}

/** A read that succeeds; a public one is the same for everybody. */
export async function checkRead(suite: Suite, endpoint: Endpoint, as: Account | undefined): Promise<void> {
  const input = readInput(endpoint, suite.facts)
  if (!input || (endpoint.access !== 'public' && !as)) return
  const isPublic = endpoint.access === 'public'
  const value = await suite.ok(endpoint, input, { as: isPublic ? undefined : as })
  if (!isPublic || !as || value === undefined || endpoint.method !== 'GET') return
  const first = await suite.call(endpoint, input)
  const withToken = await suite.call(endpoint, input, { token: as.token })
  if (isDeepStrictEqual(first.json, withToken.json)) return suite.report.add(endpoint, 'the same for everybody', [])
  // The data may have changed meanwhile: only a response that changes back depends on the token.
  const again = await suite.call(endpoint, input)
  const differs = isDeepStrictEqual(first.json, again.json)
  suite.report.add(
    endpoint,
    'the same for everybody',
    differs ? ['a token changes the answer, which callers share'] : [],
  )
}
