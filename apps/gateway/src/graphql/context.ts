import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { memberInfo } from '@playhouse/platform-api/member.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Brand } from '../domains/site/brand.ts'
import type { BrowserMark } from '../http/browser-mark.ts'
import type { CallerRates } from '../http/caller-rates.ts'
import type { RequestSession } from '../http/request-session.ts'
import type { PublicPlatform } from '../platform/public-platform.ts'
import type { FailingHosts, HostReporter } from '../platform/cdn.ts'

/** The signed-in account as the platform describes it. */
export type Account = ValueOf<typeof memberInfo>

/** What every resolver has at hand, made anew for each request. */
export interface Context {
  requestId: string
  language: LanguageCode
  /** Origin of the page that asks. */
  siteOrigin: string
  /** The brand's code at the platform. */
  merchant: string
  log: FastifyBaseLogger
  /** The platform as anyone may ask it. */
  platform: PublicPlatform
  /** Who asks, and the platform in that session's name. */
  session: RequestSession
  /** What is left in a browser that is sent elsewhere to sign in. */
  browserMark: Pick<BrowserMark, 'leave' | 'take'>
  failingHosts: FailingHosts
  /** The caller as one who tells of failing hosts. */
  reporter: HostReporter
  /** Turns that the caller has left at what may be done only so often. */
  rates: Pick<CallerRates, 'take'>
  /** The brand; asked once a request. @throws PlatformUnavailable when no answer of it is known */
  brand(): Promise<Brand>
  /** Node ids of the viewer's favourite games, asked once a request; null for those who keep none. */
  favourites(): Promise<ReadonlySet<number> | null>
  /** Failures of parts that many fields share: told once beside the answer instead of once a field. */
  sharedFailures: Set<unknown>
}
