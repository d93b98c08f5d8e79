import { definePlugin } from "@latchkey/core"

/** A connector for wallets of a catalogue whose wallets never answer. */
export const pairing = () =>
  definePlugin({
    id: "pairing",
    setup: (host) => {
      host.registerConnector({
        id: "pairing",
        name: "Pairing",
        type: "walletConnect",
        namespaces: ["eip155"],
        catalogue: true,
        connect: () => new Promise(() => {})
      })
    }
  })
