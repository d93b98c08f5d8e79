import { createPublicKey, verify } from "node:crypto"
import {
  announceMalformedStandard,
  chainPluginContract,
  malformedStandardWallets,
  rpcAnswer,
  type ChainSubject
} from "@latchkey/testing"
import { sui, suiMainnet, suiTestnet } from "latchkey-plugin-sui"
import { createSuiWallet, personalMessageHash } from "./suiWallet.ts"

const ED25519_KEY = Buffer.from("302a300506032b6570032100", "hex")

const subject: ChainSubject = {
  make: () => sui(),
  networks: [suiMainnet, suiTestnet],
  wallet: (storage) => createSuiWallet(storage),
  another: () => createSuiWallet({ getItem: () => null, setItem: () => {} }, { name: "Other" }),
  methods: { connect: "standard:connect", sign: "sui:signPersonalMessage" },
  verify: ({ message, signature }) => {
    const bytes = typeof message === "string" ? new TextEncoder().encode(message) : message
    const serialised = Buffer.from(signature, "base64")
    const key = createPublicKey({
      key: Buffer.concat([ED25519_KEY, serialised.subarray(65)]),
      format: "der",
      type: "spki"
    })
    return verify(null, personalMessageHash(bytes), key, serialised.subarray(1, 65))
  },
  addresses: {
    valid: [
      { text: `0x${"ab".repeat(32)}` },
      { text: "0x2", canonical: `0x${"2".padStart(64, "0")}` },
      { text: `0x${"AB".repeat(32)}`, canonical: `0x${"ab".repeat(32)}` }
    ],
    invalid: ["ab", `0x${"ab".repeat(33)}`, "0xg2", "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"]
  },
  hostile: malformedStandardWallets.map((lie) => ({
    name: lie.name,
    announce: (place) => announceMalformedStandard(standardOther, [lie], place)
  })),
  useless: [{ name: "no account", answer: () => ({ accounts: [] }) }],
  // A Sui wallet signs for any of its chains.
  switches: "page",
  node: (balance, request) => rpcAnswer(request, { totalBalance: String(balance) })
}

const standardOther = {
  version: "1.0.0",
  name: "Other",
  icon: "data:image/png;base64,AA==",
  chains: ["sui:mainnet"],
  features: {},
  accounts: []
} as const

/** The contract of chain plugins, over the packed plugin. */
export const cases = chainPluginContract(subject)
