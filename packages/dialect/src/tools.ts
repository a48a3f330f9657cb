/** What functions of a dialect translate with; in the dialect's own formats. */
export interface Tools<From, To> {
  /** The declared translation. */
  translate: (value: From) => To
  /** Our input of the call. */
  input: Readonly<Record<string, unknown>>
  amount: Converter<string>
  moment: Converter<number | null>
  /** yyyy-MM-dd */
  day: Converter<string>
  flag: Converter<boolean>
}

interface Converter<Ours> {
  toOurs: (theirs: unknown) => Ours
  toTheirs: (ours: NonNullable<Ours>) => unknown
}
