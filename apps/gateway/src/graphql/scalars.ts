import { GraphQLError, Kind, type ValueNode } from 'graphql'

/** A scalar of text: the same on both ways, refused where `accepts` says no. Its name and description stand in the SDL. */
function textScalar(name: string, form: string, accepts: (text: string) => boolean) {
  const read = (value: unknown): string => {
    if (typeof value === 'string' && accepts(value)) return value
    throw new GraphQLError(`${name} must be ${form}.`, { extensions: { code: 'BAD_USER_INPUT' } })
  }
  return {
    serialize: read,
    parseValue: read,
    parseLiteral: (node: ValueNode) => read(node.kind === Kind.STRING ? node.value : undefined),
  }
}

function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

export const SCALARS = {
  Decimal: textScalar('Decimal', 'a decimal number such as "-1250000.50"', (text) => /^-?\d+(\.\d+)?$/.test(text)),
  CurrencyCode: textScalar('CurrencyCode', 'an ISO 4217 code such as "VND"', (text) => /^[A-Z]{3}$/.test(text)),
  DateTime: textScalar('DateTime', 'a moment in ISO 8601, UTC', (text) =>
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/.test(text),
  ),
  Date: textScalar('Date', 'a day as yyyy-MM-dd', isCalendarDay),
  URL: textScalar('URL', 'an absolute address', (text) => URL.canParse(text)),
}

/** Epoch milliseconds as a DateTime. */
export function dateTime(epochMs: number): string {
  return new Date(epochMs).toISOString()
}
