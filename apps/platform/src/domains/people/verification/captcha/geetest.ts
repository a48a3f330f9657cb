import { createHash, createHmac, randomBytes } from 'node:crypto'
import * as z from 'zod'
import type { Database } from '@playhouse/postgres/database.ts'
import { platformError } from '../../../../request/platform-error.ts'
import type { GeetestConfig } from '../verification-config.ts'
import { type HumanVerifier, isFirstUse } from './altcha.ts'

/** Parameters with which a page starts the vendor's script. */
export interface GeetestStart {
  gt: string
  challenge: string
  /** 0 while the vendor does not answer: the challenge then proves nothing. */
  success: 0 | 1
  new_captcha: boolean
}

export interface GeetestVerifier extends HumanVerifier {
  /** @throws PlatformError function.not.available where the brand does not use it */
  startGeetest(): Promise<GeetestStart>
}

interface GeetestOptions {
  config: GeetestConfig
  /** Takes over while the vendor does not answer. */
  fallback: HumanVerifier
  /** Whether the brand uses it. */
  isOn: () => Promise<boolean>
}

/** A page waits for the vendor no longer. */
const DEADLINE_MS = 1_500
/** After a failure the vendor is not asked again for this long. */
const DOWN_MS = 10_000
const SDK = 'playhouse'

/** Sent as base64 of this JSON, with the names of the vendor's form fields. */
const proofShape = z.object({
  geetest_challenge: z.string().regex(/^[\da-f]{32,64}$/),
  geetest_validate: z.string().min(1).max(200),
  geetest_seccode: z.string().min(1).max(200),
})

const registered = z.object({ challenge: z.string() })
const validated = z.object({ seccode: z.union([z.string(), z.literal(false)]) })

/**
 * Human check by geetest (protocol version 3): `register.php` gives a challenge, which the page solves with the vendor's
 * script; `validate.php` says whether its three values are genuine. The documented offline mode trusts the page alone;
 * here the proof of work takes over instead.
 */
export function geetestVerifier(
  database: Database,
  { config: { id, key, url, script }, fallback, isOn }: GeetestOptions,
): GeetestVerifier {
  let downUntil = 0
  const ask = async (path: string, init?: RequestInit): Promise<unknown> => {
    if (Date.now() < downUntil) return undefined
    try {
      const response = await fetch(new URL(path, url), { ...init, signal: AbortSignal.timeout(DEADLINE_MS) })
      if (!response.ok) throw new Error(`it answers ${response.status}`)
      return await response.json()
    } catch {
      downUntil = Date.now() + DOWN_MS
      return undefined
    }
  }
  const start = async (): Promise<GeetestStart> => {
    const query = new URLSearchParams({
      gt: id,
      digestmod: 'hmac-sha256',
      json_format: '1',
      client_type: 'web',
      sdk: SDK,
    })
    const origin = registered.safeParse(await ask(`/register.php?${query}`)).data?.challenge ?? ''
    const own = { gt: id, new_captcha: true }
    return origin.length === 32
      ? { ...own, challenge: createHmac('sha256', key).update(origin).digest('hex'), success: 1 }
      : { ...own, challenge: randomBytes(16).toString('hex'), success: 0 }
  }
  const isGenuine = async (proof: z.output<typeof proofShape>): Promise<boolean> => {
    const body = new URLSearchParams({
      challenge: proof.geetest_challenge,
      seccode: proof.geetest_seccode,
      captchaid: id,
      json_format: '1',
      sdk: SDK,
    })
    const answer = validated.safeParse(await ask('/validate.php', { method: 'POST', body })).data
    return answer?.seccode === createHash('md5').update(proof.geetest_seccode).digest('hex')
  }
  return {
    async startGeetest() {
      if (!(await isOn())) throw platformError('function.not.available')
      return start()
    },
    async newChallenge() {
      if (!(await isOn())) return fallback.newChallenge()
      const started = await start()
      if (started.success === 0) return fallback.newChallenge()
      return { provider: 'GEETEST', challenge: JSON.stringify({ ...started, script }) }
    },
    async verifyHuman(text) {
      const proof = readProof(text)
      if (!proof || !(await isOn())) return fallback.verifyHuman(text)
      // Used up first, so that concurrent uses of a genuine proof pass once.
      const isFirst = await isFirstUse(database, `geetest:${proof.geetest_challenge}`)
      if (!isFirst || !(await isGenuine(proof))) throw platformError('human.check.failed')
    },
  }
}

function readProof(text = ''): z.output<typeof proofShape> | undefined {
  try {
    return proofShape.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8'))).data
  } catch {
    return undefined
  }
}
