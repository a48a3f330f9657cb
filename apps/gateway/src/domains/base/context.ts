import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { memberInfo } from '@playhouse/platform-api/member.ts'
import type { touchSession } from '@playhouse/platform-api/session.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import type { FailingHosts, HostReporter } from '../../platform/cdn.ts'
import type { PublicPlatform } from '../../platform/public-platform.ts'
import type { RequestCurrency } from '../../platform/request-currency.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'
import type { LiveMember } from '../../platform/live-feed.ts'
import type { Brand } from './brand.ts'

/** The signed-in account as the platform describes it. */
export type Account = ValueOf<typeof memberInfo>

export interface Session {
  /** Undefined for a visitor. */
  readonly platform: SessionPlatform | undefined
  /** Random per session; empty for visitors and callers without a cookie. */
  readonly cdnSeed: string
  /** Account that the page shows and acts for, `NO_VIEWER` for none; undefined for callers that do not say. */
  readonly shownId: string | undefined
  /** `Viewer.id` of the session; undefined while only the platform knows it. */
  readonly viewerId: string | undefined
  /** Stores the account's `Viewer.id` in the cookie. */
  identify(viewerId: string): Promise<void>
  /** Continues as a visitor and keeps the cookie: the page shows no account. */
  continueAsVisitor(): void
  /** The request came with a session that has ended; reported once for the whole response. */
  hasEnded: boolean
  open(token: string, viewerId: string, remember: boolean): Promise<void>
  /** Reports use to the platform, which returns when the session expires. @throws PlatformRefusal | PlatformUnavailable */
  touch(): Promise<ValueOf<typeof touchSession>>
  close(): void
  /** As `close`, for a session that the caller believed to be alive. */
  end(): void
}

interface Log {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** At most `max` times within `windowMs` after the first. */
export interface OperationRate {
  /** `session` falls back to the address until the platform has accepted the token. */
  by: 'address' | 'account' | 'session'
  max: number
  windowMs: number
}

export interface Context {
  requestId: string
  language: LanguageCode
  /** The currency of the response's money, once the platform has stated it. */
  currency: RequestCurrency
  siteOrigin: string
  /** The brand's code at the platform. */
  merchant: string
  log: Log
  platform: PublicPlatform
  session: Session
  /** Binds an OpenID Connect sign-in to this browser; `take` reads and clears. */
  bindingCookie: { set(value: string): void; take(): string | undefined }
  failingHosts: FailingHosts
  reporter: HostReporter
  /** Undefined for a platform that carries out each request key once. `claim` says whether a key is new. */
  sentKeys: { claim(key: string): Promise<boolean>; release(key: string): Promise<void> } | undefined
  /** `take` counts one use and returns the seconds to wait when a limit is exceeded. */
  rateLimiter: {
    take(operation: string, rates: readonly OperationRate[], account?: string): Promise<number | undefined>
  }
  /** Loaded once per request. @throws PlatformUnavailable when no brand was ever loaded */
  brand(): Promise<Brand>
  /** The context of a visitor who is nobody in particular, for what all callers share. It knows whether something has asked for the session. */
  asVisitor(): Context & { session: { readonly isRead: boolean } }
  /** Failures of parts that many fields share: reported once per response instead of once per field. */
  sharedFailures: Set<unknown>
  live: {
    /** Whether this gateway follows the platform's events. */
    isOn: boolean
    /**
     * The member whose live events the caller may have; undefined without an open session.
     * @throws PlatformUnavailable
     */
    member(): Promise<LiveMember | undefined>
    /** Behind everything that this gateway has heard of so far; null before it has. */
    cursor(): string | null
  }
}
