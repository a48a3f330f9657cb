/** A country whose phone numbers the brand accepts; its flag is resolved on demand. */
export interface CountrySource {
  code: string
  name: string
  diallingCode: string
}
