/** Doubles hold any number of so many digits, and give the same digits back. */
const SAFE_DIGITS = 15
const LONG_NUMBER = /\d[\d.]{15}|\d\.\d+[eE]/

/** A JSON number by its digits, for those that a double would change. */
export class ExactNumber {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toJSON(): unknown {
    return (JSON as unknown as { rawJSON: (text: string) => unknown }).rawJSON(this.text)
  }

  toString(): string {
    return this.text
  }
}

/** JSON whose numbers keep all of their digits: those of more than 15 are ExactNumber. @throws SyntaxError */
export function parseExact(text: string): unknown {
  if (!LONG_NUMBER.test(text)) return JSON.parse(text)
  const revive = (_name: string, value: unknown, { source }: { source?: string }) => {
    if (typeof value !== 'number' || source === undefined || source.replaceAll(/\D/g, '').length <= SAFE_DIGITS)
      return value
    return String(value) === source ? value : new ExactNumber(source)
  }
  return JSON.parse(text, revive as Parameters<typeof JSON.parse>[1])
}
