import { GraphQLError, Kind, type ValueNode } from 'graphql'
import { parseWebAddress } from '@playhouse/platform-api/web-address.ts'
import { cleanHtml } from './clean-html.ts'

type Accepts = (text: string) => boolean

/**
 * A string scalar that is passed through unchanged or refused.
 * @param acceptsOutput cheaper check for output, where a screen has hundreds of values
 */
function textScalar(name: string, form: string, accepts: Accepts, acceptsOutput = accepts) {
  const readBy = (good: Accepts) => (value: unknown) => {
    if (typeof value === 'string' && good(value)) return value
    throw new GraphQLError(`${name} must be ${form}.`, { extensions: { code: 'BAD_USER_INPUT' } })
  }
  const read = readBy(accepts)
  return {
    serialize: readBy(acceptsOutput),
    parseValue: read,
    parseLiteral: (node: ValueNode) => read(node.kind === Kind.STRING ? node.value : undefined),
  }
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

function isCalendarDay(text: string): boolean {
  if (!DAY.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

export const SCALARS = {
  Decimal: textScalar('Decimal', 'a decimal number such as "-1250000.50"', (text) => /^-?\d+(\.\d+)?$/.test(text)),
  Amount: textScalar(
    'Amount',
    'an amount such as "200000" or "0.5", with at most 12 digits and four decimals',
    (text) => /^\d{1,12}(\.\d{1,4})?$/.test(text),
  ),
  CurrencyCode: textScalar('CurrencyCode', 'an ISO 4217 code such as "VND"', (text) => /^[A-Z]{3}$/.test(text)),
  // The platform states moments in epoch milliseconds.
  DateTime: {
    ...textScalar('DateTime', 'a moment in ISO 8601, UTC', (text) =>
      /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/.test(text),
    ),
    serialize(moment: unknown) {
      if (Number.isFinite(moment)) return new Date(moment as number).toISOString()
      throw new GraphQLError('DateTime must be epoch milliseconds.')
    },
  },
  EventCursor: textScalar('EventCursor', 'the cursor of an event', (text) => /^[\w-]{1,64}$/.test(text)),
  Date: textScalar('Date', 'a day as yyyy-MM-dd', isCalendarDay, (text) => DAY.test(text)),
  TimeOfDay: textScalar('TimeOfDay', 'a time of day as HH:mm', (text) =>
    /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/.test(text),
  ),
  URL: textScalar(
    'URL',
    'an http or https address',
    (text) => parseWebAddress(text) !== undefined,
    (text) => /^https?:\/\/\S/i.test(text),
  ),
  // Sanitized here, so that no field can forget it.
  Html: { ...textScalar('Html', 'markup', () => true), serialize: (value: unknown) => cleanHtml(String(value)) },
}
