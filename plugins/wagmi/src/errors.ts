import { defineError } from "@latchkey/core"

/** wagmi has to know how to read each chain. */
export class WagmiTransportMissingError
  extends /* @__PURE__ */ defineError("WagmiTransportMissingError", {
    code: "WAGMI_TRANSPORT_MISSING",
    text: ({ chainId }: { readonly chainId: number }) => `No transport for chain ${chainId}`,
    advice: ({ chainId }) =>
      `Add it to \`transports\`: \`{ ${chainId}: http(url) }\`, or an RPC URL to the kit's \`customRpcUrls\`.`
  }) {}

/** A configuration of wagmi has at least one chain. */
export class WagmiChainsMissingError
  extends /* @__PURE__ */ defineError("WagmiChainsMissingError", {
    code: "WAGMI_CHAINS_MISSING",
    text: "The kit has no EVM network",
    advice: "Add `evm()` to the plugins of the kit, and an EVM network to its networks."
  }) {}
