import {
  type BitcoinWallet,
  announceMalformedBitcoin,
  chainPluginContract,
  createBitcoinWallet,
  malformedBitcoinWallets,
  type ChainSubject
} from "@latchkey/testing"
import { Verifier } from "bip322-js"
import { describe, it } from "vitest"
import { bitcoin, bitcoinMainnet, bitcoinSignet, bitcoinTestnet } from "./index.ts"

const subject: ChainSubject<BitcoinWallet<"standard">> = {
  make: () => bitcoin(),
  networks: [bitcoinMainnet, bitcoinTestnet, bitcoinSignet],
  wallet: (storage) => createBitcoinWallet({ provider: "standard", storage }),
  another: () => createBitcoinWallet({ provider: "standard", name: "Other" }),
  methods: { connect: "bitcoin:connect", sign: "bitcoin:signMessage" },
  verify: ({ message, signature, address }) =>
    Verifier.verifySignature(
      address,
      typeof message === "string" ? message : Buffer.from(message),
      signature,
      true
    ),
  addresses: {
    valid: [
      { text: "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa" },
      { text: "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy" },
      { text: "2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc" },
      {
        text: "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4",
        canonical: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
      },
      { text: "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0" },
      { text: "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx" }
    ],
    invalid: [
      "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb",
      "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5",
      "Bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
      "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd",
      "ltc1q4qw42stdzjqs59xvlrlxr8526e3nunw7a8exqz",
      "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
    ]
  },
  hostile: malformedBitcoinWallets.map((malformed) => ({
    name: malformed.name,
    announce: (place) =>
      announceMalformedBitcoin(
        malformed,
        createBitcoinWallet({ provider: malformed.kind, name: "Other" }),
        place
      )
  })),
  useless: [
    { name: "no account", answer: () => ({ accounts: [] }) },
    {
      name: "an account of another namespace",
      answer: () => ({
        accounts: [
          {
            address: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
            publicKey: new Uint8Array(33),
            chains: ["bitcoin:mainnet"],
            features: []
          }
        ]
      })
    }
  ],
  tells: { network: (wallet) => wallet.switchNetwork(bitcoinTestnet.caipNetworkId!) },
  node: (balance) => ({
    chain_stats: { funded_txo_sum: Number(balance), spent_txo_sum: 0 },
    mempool_stats: { funded_txo_sum: 0, spent_txo_sum: 0 }
  })
}

describe("bitcoin keeps the contract of chain plugins", () => {
  it.each(chainPluginContract(subject))("$name", ({ run }) => run(), 60_000)
})
