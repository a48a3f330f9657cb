/** A puzzle as the contract's `humanChallenge` answers it. */
export interface HumanChallenge {
  /** Kind of puzzle. */
  provider: string
  /** The puzzle in its provider's own form. */
  challenge: string
}

/** Tells people from machines that send thousands of forms. Another provider fits by these two functions. */
export interface HumanVerifier {
  /** A fresh puzzle; undefined when no proof is asked for. */
  newChallenge(): Promise<HumanChallenge | undefined>
  /**
   * Takes the proof that came with a form: right, fresh and used for the first time. Lets everything pass where no proof
   * is asked for.
   * @throws PlatformError human.check.failed
   */
  verifyHuman(proof: string | undefined): Promise<void>
}
