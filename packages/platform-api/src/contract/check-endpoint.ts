import { isDeepStrictEqual } from 'node:util'

import type { Endpoint } from '../endpoint.ts'
import type { Facts } from './facts.ts'
import { inputRefusalProblems, refusalProblems, successProblems } from './judge.ts'
import type { Report } from './report.ts'
import { badInput, goodInput } from './samples.ts'
import type { Wire } from './wire.ts'

/** Well-formed token that was never issued. */
const DEAD_TOKEN = 'A'.repeat(43)
/** A brand that no platform serves. */
const NO_MERCHANT = 'no-such-brand'

/** Checks what the endpoint's declaration promises. */
export async function checkEndpoint(wire: Wire, report: Report, endpoint: Endpoint, facts: Facts): Promise<void> {
  const add = (name: string, problems: readonly string[]) => report.add(endpoint, name, problems)
  const input = goodInput(endpoint, facts)
  const requested = input ?? badInput(endpoint) ?? {}
  const body = { plain: true, token: facts.account?.token }

  // Without a token, because a lax platform would execute the call and might end the run's session.
  const foreign = await wire.call(endpoint, requested, { plain: true, merchant: NO_MERCHANT })
  add('another brand is refused', refusalProblems(foreign, 'function.not.available'))
  if (facts.moduleOn?.(endpoint.moduleId) === false) {
    const off = await wire.call(endpoint, requested, { plain: true })
    add(`refused while ${endpoint.moduleId} is off`, refusalProblems(off, 'function.not.available'))
    return report.note(endpoint, `what it answers while ${endpoint.moduleId} is on`)
  }
  if (endpoint.access === 'member' || endpoint.access === 'agent') {
    const none = await wire.call(endpoint, requested, { plain: true })
    add('refused without a token', refusalProblems(none, 'login.not.session'))
    const dead = await wire.call(endpoint, requested, { plain: true, token: DEAD_TOKEN })
    add('refused with a dead token', refusalProblems(dead, 'login.not.session'))
  }
  if (endpoint.access !== 'public' && !facts.account) return report.note(endpoint, 'what needs an account')
  if (endpoint.access === 'agent' && !facts.account?.isAgent) {
    const member = await wire.call(endpoint, requested, body)
    add('refused to who is no agent', refusalProblems(member, 'not_agent'))
    return report.note(endpoint, 'what an agent gets: give one with --username')
  }
  if (endpoint.sealed) {
    const plain = await wire.call(endpoint, requested, body)
    add('a plain body is refused', refusalProblems(plain, 'request_body_required'))
  }
  if (endpoint.sealed && !wire.canSeal) return report.note(endpoint, 'what is sealed: the platform hands out no key')
  const bad = badInput(endpoint)
  if (bad) {
    const token = endpoint.access === 'public' ? undefined : facts.account?.token
    add('a bad input is refused', inputRefusalProblems(await wire.call(endpoint, bad, { token })))
  }
  if (input) await checkAnswer(wire, report, endpoint, input, facts)
  else if (MAKES_CHANGES.has(endpoint.name) && !facts.account?.throwAway) {
    report.note(endpoint, 'a call that succeeds: it would change the account that was given')
  }
}

/** Endpoints that change the account, called only for an account of the run. */
const MAKES_CHANGES: ReadonlySet<string> = new Set([
  'updateProfile',
  'updateLanguage',
  'changePassword',
  'setLimit',
  'realityCheck',
])

async function checkAnswer(wire: Wire, report: Report, endpoint: Endpoint, input: object, facts: Facts) {
  const isPublic = endpoint.access === 'public'
  const token = facts.account?.token
  const first = await wire.call(endpoint, input, { token: isPublic ? undefined : token })
  const problems = successProblems(endpoint, first, input)
  report.add(endpoint, 'answers', problems)
  if (!isPublic || !token || problems.length > 0 || endpoint.method !== 'GET') return
  const withToken = await wire.call(endpoint, input, { token })
  if (isDeepStrictEqual(first.json, withToken.json)) return report.add(endpoint, 'the same for everybody', [])
  // The data may have changed meanwhile: only a response that changes back depends on the token.
  const again = await wire.call(endpoint, input)
  const differs = isDeepStrictEqual(first.json, again.json)
  report.add(endpoint, 'the same for everybody', differs ? ['a token changes the answer, which callers share'] : [])
}
