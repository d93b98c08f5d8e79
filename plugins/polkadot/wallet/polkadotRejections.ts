import type { OddValue } from "../../../tests/testing/src/faults/oddValues.ts"

/** Ways in which a person's "no" has been written by wallets for Polkadot. Each is a rejection, not a failure. */
export const polkadotRejections: readonly OddValue[] = [
  ...[
    "Cancelled",
    "Rejected",
    "Connection request was cancelled by the user.",
    "Connection request was rejected by the user.",
    "Rejected by user",
    "User Rejected Request"
  ].map((message) => ({ name: message, make: () => new Error(message) })),
  { name: "a plain text", make: () => "Cancelled" },
  { name: "code 4001", make: () => ({ code: 4001, message: "Rejected by user" }) }
]
