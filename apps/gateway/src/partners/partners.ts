import type { TrustedDocument } from '@playhouse/schema/trusted-documents.ts'
import type { FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { stat } from 'node:fs/promises'
import { documentProblem } from '../graphql/document-problem.ts'
import type { PartnerRequests } from '../observability/partner-requests.ts'
import { type Partner, partnerOf, readPartners } from './partners-file.ts'

/** Header of a partner's key. `Authorization` names a member's session. */
const KEY_HEADER = 'x-partner-key'

/** A change of the file, such as a revoked key, holds after this long. */
const READ_EVERY_MS = 1_000

interface Log {
  warn: (fields: object, message: string) => void
}

/** Partners of a file that the command changes while gateways run. */
export class Partners {
  readonly requests: PartnerRequests
  readonly #file: string | undefined
  readonly #schema: GraphQLSchema
  readonly #log: Log
  #partners: readonly Partner[]
  #readAt = 0
  #version: string | undefined
  #problems = new Map<string, string | undefined>()

  /** @throws Error for a file that cannot be read; a missing one has no partners */
  constructor(file: string | undefined, schema: GraphQLSchema, log: Log, requests: PartnerRequests) {
    this.requests = requests
    this.#file = file
    this.#schema = schema
    this.#log = log
    this.#partners = file === undefined ? [] : readPartners(file)
  }

  /** Whether the request names a partner, rightly or not. */
  isNamed({ headers }: FastifyRequest): boolean {
    return headers[KEY_HEADER] !== undefined
  }

  /** The partner of the request's key. */
  async of({ headers }: FastifyRequest): Promise<Partner | undefined> {
    const key = headers[KEY_HEADER]
    if (typeof key !== 'string') return undefined
    await this.#readAgain()
    return partnerOf(this.#partners, key, Date.now())
  }

  /** The partner's document; undefined also for one that a change of the schema has retired. */
  document(partner: Partner, hash: string): TrustedDocument | undefined {
    const document = Object.hasOwn(partner.documents, hash) ? partner.documents[hash] : undefined
    if (!document) return undefined
    if (!this.#problems.has(hash)) {
      const problem = documentProblem(this.#schema, document.text)
      this.#problems.set(hash, problem)
      if (problem)
        this.#log.warn({ partner: partner.id, document: document.name, problem }, 'a partner’s document is retired')
    }
    return this.#problems.get(hash) === undefined ? document : undefined
  }

  async #readAgain(): Promise<void> {
    const now = Date.now()
    if (this.#file === undefined || now - this.#readAt < READ_EVERY_MS) return
    this.#readAt = now
    const version = await stat(this.#file).then(
      ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
      () => 'missing',
    )
    if (version === this.#version) return
    try {
      this.#partners = readPartners(this.#file)
      this.#version = version
    } catch (error) {
      // The partners of before go on; the next look reads again.
      this.#log.warn({ reason: (error as Error).message }, 'the file of partners cannot be read')
    }
  }
}
