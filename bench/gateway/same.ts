import { createHash } from 'node:crypto'

import { CALLS, RAILS } from './calls.ts'
import { readFixtures } from './fixtures.ts'
import { getHome, type HomeResponses } from './peers/home.ts'
import type { Variant } from './variants.ts'

/** The home screen that every variant must return, computed from the recording. */
function expected(): string {
  const fixtures = readFixtures()
  return canonical(getHome(homeResponses((name) => JSON.parse(fixtures[name] ?? ''))))
}

/**
 * Compares a variant's home screen with the expected one.
 * @param bodies one per request of the screen
 * @throws Error with the difference
 */
export function mustBeSame(variant: Variant, bodies: readonly string[]): string {
  if (variant.answers === 'calls') {
    const fixtures = readFixtures()
    const names = Object.keys(CALLS)
    const wrong = names.find((name, index) => bodies[index] !== fixtures[name])
    if (wrong) throw new Error(`(${variant.id}) brings another body for ${wrong}.`)
    return digest(expected())
  }
  const response = JSON.parse(bodies[0] ?? '') as { data?: Record<string, unknown>; errors?: unknown }
  if (response.errors || !response.data) throw new Error(`(${variant.id}) answers ${bodies[0]?.slice(0, 400)}`)
  const { data } = response
  const brought = canonical(
    variant.answers === 'hive' ? getHome(withoutSlash(homeResponses((name) => data[name]))) : data,
  )
  mustEqual(brought, expected(), `(${variant.id}) brings another home screen`)
  return digest(brought)
}

/** What a server answered to a member's screen, and the calls to the platform that it made for it, each begun by its caller. */
export interface MemberAnswer {
  status: number
  body: string
  calls: readonly string[]
}

/**
 * Compares the answer of a route written by hand, value by value, and its calls with the gateway's.
 * @throws Error with the difference, and for an answer that is an error
 */
export function mustBeSameScreen(id: string, hand: MemberAnswer, gateway: MemberAnswer): string {
  const [brought, wanted] = [hand, gateway].map(({ status, body }) => {
    if (status !== 200 || body.includes('"errors"') || body.includes('"Problem"'))
      throw new Error(`${id} answers ${status} ${body.slice(0, 400)}`)
    return canonical((JSON.parse(body) as { data?: unknown }).data ?? null)
  }) as [string, string]
  mustEqual(brought, wanted, `the route of ${id} answers other data than the gateway`)
  // Both keep the responses of public calls, and load them at other moments.
  const [made, expectedCalls] = [hand, gateway].map(({ calls }) =>
    calls
      .filter((call) => !call.startsWith('public '))
      .toSorted()
      .join('\n'),
  ) as [string, string]
  mustEqual(made, expectedCalls, `the route of ${id} makes other calls than the gateway`)
  return digest(brought)
}

function mustEqual(brought: string, wanted: string, otherwise: string): void {
  if (brought === wanted) return
  const differs = [...wanted].findIndex((letter, index) => brought[index] !== letter)
  const at = differs < 0 ? wanted.length : differs
  const near = (text: string) => text.slice(Math.max(0, at - 80), at + 80)
  throw new Error(`${otherwise}:\n  ${near(brought)}\ninstead of\n  ${near(wanted)}`)
}

function homeResponses(of: (name: string) => unknown): HomeResponses {
  const { status, vendors, banners, hot } = {
    status: of('status'),
    vendors: of('vendors'),
    banners: of('banners'),
    hot: of('hot'),
  } as Omit<HomeResponses, 'rails'>
  return { status, vendors, banners, hot, rails: RAILS.map((rail) => of(rail)) as HomeResponses['rails'] }
}

/** Hive Gateway parses hosts as URLs and appends a slash. */
function withoutSlash(responses: HomeResponses): HomeResponses {
  const { value } = responses.status
  const imageCDNs = value.info.imageCDNs.map((host) => host.replace(/\/$/, ''))
  return { ...responses, status: { value: { ...value, info: { ...value.info, imageCDNs } } } }
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, held: unknown) =>
    typeof held === 'object' && held !== null && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : held,
  )
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
