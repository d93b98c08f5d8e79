import {
  announceMalformedStandard,
  chainPluginContract,
  type ChainSubject,
  createSolanaWallet,
  malformedStandardWallets,
  rpcAnswer,
  type SolanaWallet
} from "@latchkey/testing"
import { getBase58Encoder } from "@solana/kit"
import nacl from "tweetnacl"
import { describe, it } from "vitest"
import { solana, solanaDevnet, solanaMainnet } from "./index.ts"

const bytesOf = (base58: string) => Uint8Array.from(getBase58Encoder().encode(base58))
const address = "oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96"

const subject: ChainSubject<SolanaWallet> = {
  make: () => solana(),
  networks: [solanaMainnet, solanaDevnet],
  wallet: (storage) => createSolanaWallet({ storage }),
  another: () => createSolanaWallet({ name: "Other" }),
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
  })),
  useless: [
    { name: "no account", answer: () => ({ accounts: [] }) },
    {
      name: "an account of another namespace",
      answer: () => ({
        accounts: [
          {
            address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
            publicKey: new Uint8Array(20),
            chains: ["eip155:1"],
            features: []
          }
        ]
      })
    }
  ],
  tells: {
    accounts: (wallet) => wallet.setAccounts(wallet.addresses.slice(1, 2)),
    disconnect: (wallet) => wallet.vanish()
  },
  switches: "page",
  node: (balance, request) => rpcAnswer(request, { context: { slot: 1 }, value: Number(balance) })
}

describe("solana keeps the contract of chain plugins", () => {
  it.each(chainPluginContract(subject))("$name", ({ run }) => run(), 60_000)
})
