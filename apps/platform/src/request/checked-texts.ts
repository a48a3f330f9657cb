import { platformError } from './platform-error.ts'

/** Trims required texts and limits their length. @throws PlatformError request_param_err with all invalid fields */
export function checkTexts<Name extends string>(
  texts: Record<Name, readonly [text: string, max: number]>,
): Record<Name, string> {
  const fields: Record<string, string> = {}
  const checked = {} as Record<Name, string>
  for (const [name, [raw, max]] of Object.entries(texts) as [Name, readonly [string, number]][]) {
    const text = raw.trim()
    if (text === '') fields[name] = 'required'
    else if ([...text].length > max) fields[name] = 'length'
    checked[name] = text
  }
  if (Object.keys(fields).length > 0) throw platformError('request_param_err', { fields })
  return checked
}
