import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { listPlayerTexts } from '@playhouse/platform-api/shown-text.ts'
import { findContactData } from '../lib/contact-data/contact-data.ts'
import { platformError } from '../request/platform-error.ts'

/**
 * Refuses contact data in the fields of an endpoint that the contract declares as read by players.
 * @returns a check of parsed input, which throws the field's own code, or request_param_err with the breach `contact_data` of the field
 */
export function createContactCheck(endpoint: Endpoint): (input: object) => void {
  const texts = listPlayerTexts(endpoint)
  return (input) => {
    const fields: Record<string, string> = {}
    for (const { field, refusals } of texts) {
      const text = (input as Record<string, unknown>)[field]
      const found = typeof text === 'string' ? findContactData(text) : undefined
      if (found && refusals) throw platformError(refusals[found])
      if (found) fields[field] = 'contact_data'
    }
    if (Object.keys(fields).length > 0) throw platformError('request_param_err', { fields })
  }
}
