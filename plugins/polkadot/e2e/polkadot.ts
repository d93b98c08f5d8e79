import { polkadotAccounts } from "@latchkey/testing"
import {
  blake2AsU8a,
  decodeAddress,
  encodeAddress,
  signatureVerify,
  xxhashAsU8a
} from "@polkadot/util-crypto"
import { askNode } from "../../../tests/e2e/chains/askNode.ts"
import type { Chain } from "../../../tests/e2e/chains/Chain.ts"

const alice = polkadotAccounts[0]!.address

/** Accounts that send, which no other test looks at; each has some of the coin. */
export const senders = polkadotAccounts.slice(1, 4)

/** Where the runtime keeps an account: `System.Account`. */
const accountKey = (address: string) => {
  const id = decodeAddress(address)
  const parts = [xxhashAsU8a("System", 128), xxhashAsU8a("Account", 128), blake2AsU8a(id, 128), id]
  return `0x${Buffer.concat(parts).toString("hex")}`
}

const wallet: Chain["wallet"] = {
  kind: "other",
  key: "polkadot-js",
  shownName: "Polkadot.js",
  signing: "signer.signRaw",
  setup: { kind: "polkadot", name: "polkadot-js" }
}

/** Polkadot and Kusama, by a wallet in `window.injectedWeb3`. */
export const polkadot: Chain = {
  namespace: "polkadot",
  title: "Polkadot",
  wallet,
  networks: [
    {
      id: "polkadot:91b171bb158e2d3848fa23a9f1c25182",
      name: "Polkadot",
      symbol: "ROC",
      decimals: 12,
      address: encodeAddress(alice, 0)
    },
    {
      id: "polkadot:b0a8d493285c2df73290dfb7e61f870f",
      name: "Kusama",
      symbol: "ROC",
      decimals: 12,
      address: encodeAddress(alice, 2)
    }
  ],
  running: ({ polkadot }) =>
    (polkadot?.networks ?? []).map(({ caipNetworkId: networkId, rpcUrl, wsUrl }) => ({
      networkId,
      urls: [rpcUrl, wsUrl]
    })),
  fund: async ({ polkadot }) => {
    const [relay, kusama] = polkadot?.networks ?? []
    for (const sender of senders)
      await polkadot?.fund(sender.address, 20_000_000_000_000n, relay?.caipNetworkId)
    await polkadot?.fund(alice, 2_500_000_000_000n, kusama?.caipNetworkId)
  },
  accountTypes: ["eoa"],
  preferredAccountType: "eoa",
  honest: wallet,
  firstNeed: {
    sdk: "@polkadot/api",
    use: async ({ polkadot }) => {
      const api: { readonly genesisHash: { readonly toHex: () => string } } = await polkadot!["getApi"]!()
      return api.genesisHash.toHex()
    },
    answer: "0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3"
  },
  // Enabling is what a reload does too; the journey's wallet hangs when it is asked for more.
  asking: ["metadata.provide"],
  readBalance: async ({ urls: [url] }, address) => {
    const stored = await askNode<string | null>(url!, "state_getStorage", [accountKey(address)])
    if (stored === null) return 0n
    // Four counters of four bytes, then the free balance in sixteen, each its lowest byte first.
    const free = Buffer.from(stored.slice(2), "hex").subarray(16, 32)
    return BigInt(`0x${Buffer.from(free.toReversed()).toString("hex")}`)
  },
  isSigned: async (message, signature, account) =>
    signatureVerify(`<Bytes>${message}</Bytes>`, signature, account.address).isValid
}
