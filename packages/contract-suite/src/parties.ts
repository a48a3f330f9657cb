/** Acts of others in a scenario. A run without a party reports the scenarios that it could not reach. */
export interface PartyCalls {
  /** Pays a deposit in full on its page, as its payer does. */
  pay: { input: { pageUrl: string }; output: boolean }
  /** Text of the latest message to a phone number or an e-mail address, sent after `after` messages before it. */
  message: { input: { address: string; after: number }; output: { text: string; count: number } | null }
  vendor: { input: { vendor: string; call: string; body: object }; output: { status: number; body: unknown } }
  /** Sends a picture to an upload link; `picture` is base64. */
  upload: { input: { url: string; picture: string }; output: { status: number; body: unknown } }
  fetch: { input: { url: string }; output: { status: number; contentType: string; length: number } }
  operator: { input: OperatorAct; output: boolean }
  /** Lets time pass for something. */
  clock: { input: ClockAct; output: boolean }
  /** Signs a person in at an identity provider; the query of its redirect. */
  identity: { input: { address: string }; output: string | null }
  /** Solves the challenge of a human check that is a puzzle; the proof for forms. */
  puzzle: { input: { challenge: string }; output: string | null }
  /** A ticket of the operator's own server for a sign-in link. */
  handOff: { input: { username: string }; output: string | null }
  /** Live events since the run began, of a member by its number, or public ones for 0. */
  live: { input: { memberId: number }; output: { type: string; at: number; event: Record<string, unknown> }[] }
}

export type OperatorAct =
  | {
      act:
        | 'verify-identity'
        | 'ask-application'
        | 'give-points'
        | 'pay-prize'
        | 'lose-last-week'
        | 'play-last-week'
        | 'hold-payment'
        | 'make-bill'
        | 'begin-closing'
      account: string
    }
  | { act: 'ask-withdrawal' | 'disburse-withdrawal'; account: string; id: string }
  | { act: 'close-guest-case'; id: string }

export type ClockAct =
  /** A new card or new security answers may be used; a looser limit may be confirmed. */
  | { pass: 'card-rest' | 'limit-change' | 'questions-rest'; account: string }
  /** A draw is drawn and settled. */
  | { pass: 'draw'; gameCode: string; numero: string }

export type Parties = {
  readonly [K in keyof PartyCalls]?: (input: PartyCalls[K]['input']) => Promise<PartyCalls[K]['output']>
}
