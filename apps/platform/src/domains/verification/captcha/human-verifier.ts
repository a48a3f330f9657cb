/** As the endpoint `humanChallenge` returns it. */
export interface HumanChallenge {
  provider: string
  /** In the provider's own format. */
  challenge: string
}

/** Tells people from bots. Other providers implement the same two functions. */
export interface HumanVerifier {
  /** Undefined if no proof is required. */
  newChallenge(): Promise<HumanChallenge | undefined>
  /**
   * Checks a proof: correct, fresh and used for the first time. Passes if no proof is required.
   * @throws PlatformError human.check.failed
   */
  verifyHuman(proof: string | undefined): Promise<void>
}
