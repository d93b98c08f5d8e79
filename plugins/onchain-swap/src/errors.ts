import { defineError } from "@latchkey/core"

/** A router or a token of the options is no contract's address. */
export class OnchainSwapOptionsInvalidError
  extends /* @__PURE__ */ defineError("OnchainSwapOptionsInvalidError", {
    code: "ONCHAIN_SWAP_OPTIONS_INVALID",
    text: ({ value }: { readonly value: string }) =>
      `onchainSwap: ${value} is not the address of a contract.`,
    advice: "Pass addresses of 0x and 40 hex digits."
  }) {}
