/** What can be wrong, each with its words. */
export type Problem =
  | "amountMissing"
  | "amountFormat"
  | "amountAmbiguous"
  | "amountDecimals"
  | "amountZero"
  | "amountLow"
  | "amountHigh"
  | "provider"
  | "link"
  | "invalid"
  | "other"

/** Every text that the form shows, in one language. `{name}` is replaced by a value. */
export interface OnrampMessages {
  readonly notConnected: string
  readonly unsupported: string
  readonly chooseNetwork: string
  readonly restricted: string
  /** Label of the amount of money. */
  readonly pay: string
  readonly currency: string
  /** Label of a button that enters an amount. */
  readonly preset: string
  readonly get: string
  readonly coin: string
  readonly method: string
  readonly methods: Readonly<Record<"card" | "ach_bank_account", string>>
  readonly provider: string
  /** Of a provider in the list of them. */
  readonly fee: string
  readonly providerFee: string
  readonly networkFee: string
  readonly to: string
  readonly onPage: string
  readonly quoteFailed: string
  readonly listsDefault: string
  readonly opaque: string
  readonly leaves: string
  readonly buyAt: string
  readonly latest: string
  /** Leads to the list of purchases. */
  readonly purchases: string
  readonly problems: Readonly<Record<Problem, string>>
}
