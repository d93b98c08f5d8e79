/** Why a name is not offered or was not registered. */
export type Problem =
  | "short"
  | "characters"
  | "form"
  | "taken"
  | "owned"
  | "declined"
  | "network"
  | "account"
  | "failed"

/** Every text that the views show, in one language. `{name}` is replaced by a value. */
export interface NamesMessages {
  readonly intro: string
  readonly field: string
  readonly placeholder: string
  /** Under the field, before anything is wrong. */
  readonly hint: string
  readonly checking: string
  readonly free: string
  readonly problems: Readonly<Record<Problem, string>>
  /** The list of names to choose from. */
  readonly suggestions: string
  readonly available: string
  readonly registered: string
  readonly register: string
  /** While the wallet is asked. */
  readonly asking: string
  readonly successTitle: string
  readonly successText: string
  readonly successButton: string
  readonly notConnected: string
}
