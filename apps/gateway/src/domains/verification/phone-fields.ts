/** The graph's names of the platform's phone fields. */
export const PHONE_FIELDS = { mobileNum: 'phone', mobileNo: 'phone', countryDialingCode: 'phone' } as const
