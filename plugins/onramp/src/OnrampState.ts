import {
  defineSlice,
  type OnrampOptions,
  type OnrampProgress,
  type OnrampPurchases,
  type OnrampQuote,
  type OnrampRequest
} from "@latchkey/core"

/** What the visitor has entered, as it was typed or chosen; what is absent is the first that there is. */
export interface OnrampForm {
  readonly amount: string
  /** `OnrampProvider.id` */
  readonly provider?: string
  /** `PurchaseCurrency.id` */
  readonly purchase?: string
  /** `PaymentCurrency.id` */
  readonly currency?: string
  /** `PaymentLimit.method` */
  readonly method?: string
}

/** What can be bought, as it was last read. */
export interface OnrampChoices {
  readonly status: "idle" | "loading" | "ready" | "failed"
  readonly value?: OnrampOptions
  /** The error's code, where it failed. */
  readonly code?: string
}

/** The latest quote that was asked for, and for what. */
export interface OnrampAsked {
  /** `failed`: the provider did not answer, and the quote is a placeholder; or the request is malformed, and there is no quote. */
  readonly status: "loading" | "ready" | "failed"
  readonly request: OnrampRequest
  readonly quote?: OnrampQuote
  /** The error's code and text, where it failed. */
  readonly code?: string
  readonly message?: string
}

/** What was bought, as it was last read. */
export interface PurchasesState {
  readonly status: "loading" | "ready" | "failed"
  readonly value?: OnrampPurchases
}

/** The state of buying. */
export interface OnrampState {
  /** What the visitor has entered. */
  readonly form: OnrampForm
  /** What can be bought. */
  readonly choices: OnrampChoices
  /** The latest quote that was asked for; absent until one is. */
  readonly asked?: OnrampAsked
  /** The latest purchase that was begun by this account. */
  readonly progress?: OnrampProgress
  /** What the account has bought; absent until it is asked for. */
  readonly purchases?: PurchasesState
}

/** The state of an account that nothing is known of. */
export const emptyState: OnrampState = { form: { amount: "" }, choices: { status: "idle" } }

/** The state of buying. */
export const onrampSlice = defineSlice<OnrampState>("onramp", emptyState)
