import { definePlugin, type Plugin } from "@latchkey/core"

/** How Sui is read. */
export interface SuiOptions {
  /** Read over the RPC URLs inside the network objects too; off by default, as they are other people's nodes. */
  readonly publicRpc?: boolean
}

/** `kit.sui`. */
export interface SuiApi {
  /**
   * Asks the connected wallet to sign a transaction, without sending it.
   *
   * `transaction` is what `@mysten/sui` builds, or anything with its `toJSON`. Answers with the transaction's bytes and
   * the signature, both base64. Rejects with a `KitError`.
   */
  readonly signTransaction: (transaction: {
    readonly toJSON: () => Promise<string>
  }) => Promise<{ readonly bytes: string; readonly signature: string }>
}

/** Sui: wallets of the Wallet Standard, signing, balances. */
export const sui = (options: SuiOptions = {}): Plugin<"sui", SuiApi> =>
  definePlugin<"sui", SuiApi>({
    id: "sui",
    when: "engine",
    namespaces: [{ id: "sui", name: "Sui", defaultAccountType: "eoa" }],
    hosts: [
      { origin: "<customRpcUrls>", purpose: "balances on Sui" },
      ...(options.publicRpc === true ? [{ origin: "<networks>", purpose: "balances on Sui" }] : [])
    ],
    actions: ["signTransaction"],
    setup: async (host) => (await import("./setUpSui.ts")).setUpSui(host, options)
  })
