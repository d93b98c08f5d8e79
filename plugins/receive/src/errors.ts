import { KitError } from "@latchkey/core"

/** The value asked for is no amount of base units: it must be a `bigint` that is not negative. */
export class PaymentValueInvalidError extends KitError<"RECEIVE_VALUE_INVALID", { readonly value: string }> {
  readonly _tag = "PaymentValueInvalidError"
  constructor(value: unknown) {
    const shown = typeof value === "bigint" ? String(value) : typeof value
    super(
      "RECEIVE_VALUE_INVALID",
      { value: shown },
      `Nobody can be asked to pay ${shown}.`,
      "Pass a bigint of base units (wei, lamports, satoshi), zero or more."
    )
  }
}
