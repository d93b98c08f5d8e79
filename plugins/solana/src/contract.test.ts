import {
  announceMalformedStandard,
  chainPluginContract,
  type ChainSubject,
  createSolanaWallet,
  malformedStandardWallets
} from "@latchkey/testing"
import { getBase58Encoder } from "@solana/kit"
import nacl from "tweetnacl"
import { describe, it } from "vitest"
import { solana, solanaDevnet, solanaMainnet } from "./index.ts"

const bytesOf = (base58: string) => Uint8Array.from(getBase58Encoder().encode(base58))
const address = "oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96"

const subject: ChainSubject = {
  make: () => solana(),
  networks: [solanaMainnet, solanaDevnet],
  wallet: (storage) => createSolanaWallet({ storage }),
  methods: { connect: "standard:connect", sign: "solana:signMessage" },
  verify: ({ message, signature, address: signer }) =>
    nacl.sign.detached.verify(
      typeof message === "string" ? new TextEncoder().encode(message) : message,
      bytesOf(signature),
      bytesOf(signer)
    ),
  addresses: {
    valid: [
      { text: address },
      { text: "1".repeat(32) },
      { text: "So11111111111111111111111111111111111111112" }
    ],
    invalid: [
      ` ${address}`,
      `${address}\n`,
      address.toLowerCase(),
      `0${address.slice(1)}`,
      "1".repeat(31),
      "1".repeat(33),
      "z".repeat(44),
      "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
      "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"
    ]
  },
  hostile: malformedStandardWallets.map((lie) => ({
    name: lie.name,
    announce: (place) =>
      announceMalformedStandard(createSolanaWallet({ name: "Other" }).standard, [lie], place)
  }))
}

describe("solana keeps the contract of chain plugins", () => {
  it.each(chainPluginContract(subject))("$name", ({ run }) => run(), 60_000)
})
