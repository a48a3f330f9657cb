import type { TrustedDocument } from '@playhouse/schema/trusted-documents.ts'
import { ReloadedFile } from '@playhouse/server/reloaded-file.ts'
import type { FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { documentProblem } from '../graphql/document-problem.ts'
import type { PartnerRequests } from '../observability/partner-requests.ts'
import { type Partner, findPartner, readPartners } from './partners-file.ts'

/** Header of a partner's key. `Authorization` names a member's session. */
const KEY_HEADER = 'x-partner-key'

interface Log {
  warn: (fields: object, message: string) => void
}

/** Partners of a file that the command changes while gateways run. */
export class Partners {
  readonly requests: PartnerRequests
  readonly #file: ReloadedFile<readonly Partner[]> | undefined
  readonly #schema: GraphQLSchema
  readonly #log: Log
  #problems = new Map<string, string | undefined>()

  /** @throws Error for a file that cannot be read; a missing one has no partners */
  constructor(file: string | undefined, schema: GraphQLSchema, log: Log, requests: PartnerRequests) {
    this.requests = requests
    this.#schema = schema
    this.#log = log
    this.#file =
      file === undefined
        ? undefined
        : new ReloadedFile<readonly Partner[]>(file, {
            read: () => readPartners(file),
            onRefused: (reason) => log.warn({ reason }, 'the file of partners cannot be read'),
          })
  }

  /** Whether the request names a partner, rightly or not. */
  isNamed({ headers }: FastifyRequest): boolean {
    return headers[KEY_HEADER] !== undefined
  }

  async of({ headers }: FastifyRequest): Promise<Partner | undefined> {
    const key = headers[KEY_HEADER]
    if (typeof key !== 'string' || !this.#file) return undefined
    await this.#file.refresh()
    return findPartner(this.#file.value, key, Date.now())
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
}
