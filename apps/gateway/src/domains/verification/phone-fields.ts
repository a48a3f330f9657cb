import { PlatformRefusal } from '../../platform/failures.ts'

/** What the graph calls the platform's fields of a telephone number and of what shows who is there. */
const NAMES: Readonly<Record<string, string>> = {
  mobileNum: 'phone',
  mobileNo: 'phone',
  countryDialingCode: 'phone',
}

/** Runs a call; where the platform refuses fields of a number, the refusal names them as the graph's input does. */
export async function namingFields<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof PlatformRefusal) || !error.details.fields) throw error
    const fields = Object.entries(error.details.fields).map(([field, breach]) => [NAMES[field] ?? field, breach])
    throw new PlatformRefusal(error.code, { ...error.details, fields: Object.fromEntries(fields) })
  }
}
