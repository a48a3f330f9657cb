/** Messages for developers are the descriptions of the codes. */
module.exports = {
  plugin(schema) {
    const lines = schema
      .getType('ErrorCode')
      .getValues()
      .map(({ name, description }) => `  ${name}: ${JSON.stringify(description.replaceAll(/\s*\n\s*/g, ' '))},`)
    return `/* Made by \`npm run codegen\`. */
import type { ErrorCode } from '@playhouse/schema/types.generated.ts'

/** For developers; the web has its own texts. */
export const MESSAGES: Readonly<Record<ErrorCode, string>> = {
${lines.join('\n')}
}
`
  },
}
