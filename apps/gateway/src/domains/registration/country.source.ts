/** A country whose telephone numbers the brand takes; its flag is worked out when asked for. */
export interface CountrySource {
  code: string
  name: string
  diallingCode: string
}
