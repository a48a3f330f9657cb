/** Third parties that this process is configured to call. */
export interface Parties {
  /** Sends SMS and e-mails. */
  sender: boolean
  /** Verifies phone numbers in place of codes. */
  phoneApp: boolean
  /** An identity provider for social log-ins. */
  socialLogIn: boolean
  payments: boolean
  /** An account at geetest. */
  geetest: boolean
}

const CODES = 'It sends codes: set SENDER_URL and SENDER_SECRET'
const CODES_OR_TOKENS = `${CODES}, or let a phone sign-in service verify numbers (PHONEAPPVERF3)`

type Need = (parties: Parties, isOn: (modId: string) => boolean) => string | false

const sendsCodes: Need = ({ sender, phoneApp }, isOn) =>
  !sender && !(phoneApp && isOn('PHONEAPPVERF3')) && CODES_OR_TOKENS
const notBuilt: Need = () => 'This release does not contain it'

/** Needs of a module, as a sentence for operators; modules that are not listed have none. */
const NEEDS: Readonly<Record<string, Need>> = {
  MOBILENUMREG3: sendsCodes,
  REGMOBVERF3: sendsCodes,
  MOBILEVERCODELOGIN3: sendsCodes,
  PWRESETSMS3: sendsCodes,
  CHNGPASSVERIF3: sendsCodes,
  PHONEAPPVERF3: ({ phoneApp }) =>
    !phoneApp && 'It needs a phone sign-in service: set PHONE_APP_ISSUER, PHONE_APP_AUDIENCE and PHONE_APP_KEYS_URL',
  THIRDPARTYLOGIN3: ({ socialLogIn }) =>
    !socialLogIn &&
    'It needs an identity provider: set GOOGLE_ISSUER, GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or the same for FACEBOOK',
  GEETEST3: ({ geetest }) => !geetest && 'It needs an account at geetest: set GEETEST_ID and GEETEST_KEY',
  VERIFICATION3: notBuilt,
}

/** Why a module cannot work; undefined if it can. @param isOn whether the brand has switched a module on */
export function missingFor(modId: string, parties: Parties, isOn: (modId: string) => boolean): string | undefined {
  return NEEDS[modId]?.(parties, isOn) || undefined
}
