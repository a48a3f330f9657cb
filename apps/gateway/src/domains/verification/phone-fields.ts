import { PlatformRefusal } from '../../platform/failures.ts'

/** The graph's names of the platform's phone and human check fields. */
const NAMES: Readonly<Record<string, string>> = {
  mobileNum: 'phone',
  mobileNo: 'phone',
  countryDialingCode: 'phone',
}

/** Runs a call and renames the fields of a refusal to those of the graph's input. */
export async function renameFields<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof PlatformRefusal) || !error.details.fields) throw error
    const fields = Object.entries(error.details.fields).map(([field, breach]) => [NAMES[field] ?? field, breach])
    throw new PlatformRefusal(error.code, { ...error.details, fields: Object.fromEntries(fields) })
  }
}
