import { getOperationAST, parse, validate, type GraphQLSchema } from 'graphql'
import { type DocumentLimits, excess, getMeasures } from './document-limits.ts'
import { sensitiveFields } from './sensitive-mutations.ts'

/** Why the gateway would refuse a document, if it would. @param limits left out for documents that set the limits */
export function documentProblem(schema: GraphQLSchema, text: string, limits?: DocumentLimits): string | undefined {
  try {
    const document = parse(text, limits && { maxLexicalTokens: limits.tokens })
    const [problem] = validate(schema, document)
    if (problem) return `it does not fit the schema: ${problem.message}`
    const operation = getOperationAST(document)
    if (!operation) return 'it must have one operation'
    if (sensitiveFields(schema, document, operation).length > 1) return 'it has more than one sensitive mutation'
    return limits && excess(getMeasures(schema, document, operation), limits)
  } catch (error) {
    return (error as Error).message
  }
}
