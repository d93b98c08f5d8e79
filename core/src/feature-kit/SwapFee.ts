/** What a site keeps of each swap that a service makes for it. */
export interface SwapFee {
  /** Percent of the swap: 1 is one hundredth. */
  readonly percent: number
  /** The address of an account that gets it, on each of the networks. */
  readonly receiver: string
}
