import { readFileSync } from 'node:fs'
import { getOperationAST, parse } from 'graphql'
import * as z from 'zod'
import { limitsFrom } from '../graphql/document-limits.ts'
import { documentProblem } from '../graphql/document-problem.ts'
import { buildSchema } from '../graphql/schema.ts'
import { loadTrustedDocuments } from '../graphql/trusted-document-list.ts'
import { type PartnerDocument, sha256 } from './partners-file.ts'

function readRules() {
  const schema = buildSchema()
  return { schema, limits: limitsFrom(schema, loadTrustedDocuments(schema).values()) }
}
let rules: ReturnType<typeof readRules> | undefined

/** @throws Error that names the first document that gateways would refuse */
export function checkedDocuments(files: readonly string[]): Record<string, PartnerDocument> {
  const { schema, limits } = (rules ??= readRules())
  return Object.fromEntries(
    files.flatMap(getTexts).map(([hash, text]) => {
      if (sha256(text) !== hash) throw new Error(`${hash} is not the SHA-256 of its text in hexadecimal.`)
      const problem = documentProblem(schema, text, limits)
      if (problem !== undefined) throw new Error(`A document is refused: ${problem}\n\n${text}`)
      const operation = getOperationAST(parse(text))
      return [hash, { name: operation?.name?.value ?? hash, type: operation?.operation ?? 'query', text }]
    }),
  )
}

function getTexts(path: string): [hash: string, text: string][] {
  const content = readFileSync(path, 'utf8')
  if (!path.endsWith('.json')) return [[sha256(content), content]]
  return Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(content)))
}
