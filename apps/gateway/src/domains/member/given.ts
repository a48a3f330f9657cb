/** The fields of an input that are given: for the platform, null is not "left out". */
export function given<T extends object>(input: T): { [Key in keyof T]?: NonNullable<T[Key]> } {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined)) as {
    [Key in keyof T]?: NonNullable<T[Key]>
  }
}
