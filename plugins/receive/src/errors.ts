import { defineError } from "@latchkey/core"

/** The requested value is not an amount of base units: it must be a `bigint` that is not negative. */
export class PaymentValueInvalidError
  extends /* @__PURE__ */ defineError("PaymentValueInvalidError", {
    code: "RECEIVE_VALUE_INVALID",
    details: ({ value }: { readonly value: unknown }) => ({
      value: typeof value === "bigint" ? String(value) : typeof value
    }),
    text: ({ value }) => `Nobody can be asked to pay ${value}.`,
    advice: "Pass a bigint of base units (wei, lamports, satoshi), zero or more."
  }) {}
