import {
  announceMalformed,
  chainPluginContract,
  createVirtualWallet,
  malformedAnnouncements,
  rpcAnswer,
  type ChainSubject,
  type VirtualWallet
} from "@latchkey/testing"
import { verifyMessage } from "viem"
import { base, mainnet } from "viem/chains"
import { describe, it } from "vitest"
import { evm } from "./index.ts"

const chains = [1, 8453].map((id) => ({ id, rpcUrl: "http://127.0.0.1:1" }))
// A wallet asks its own nodes, which are none of the page's hosts.
const fetch = () => Promise.reject(new TypeError("This wallet is offline."))
const other = () => createVirtualWallet({ chains, fetch, info: { rdns: "com.other", name: "Other" } })

const subject: ChainSubject<VirtualWallet> = {
  make: () => evm(),
  networks: [mainnet, base],
  wallet: (storage) => createVirtualWallet({ chains, fetch, storage }),
  another: other,
  methods: {
    connect: "eth_requestAccounts",
    reconnect: "wallet_requestPermissions",
    sign: "personal_sign"
  },
  // Of a contract whose owners have approved the hash on the chain (EIP-1271).
  oddSignatures: ["0x alone"],
  verify: ({ message, signature, address }) =>
    verifyMessage({
      address: address as `0x${string}`,
      signature: signature as `0x${string}`,
      message: typeof message === "string" ? message : { raw: message }
    }),
  addresses: {
    valid: [
      { text: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045" },
      {
        text: "0xd8da6bf26964af9d7eed9e03e53415d37aa96045",
        canonical: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045"
      },
      {
        text: "d8da6bf26964af9d7eed9e03e53415d37aa96045",
        canonical: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045"
      }
    ],
    invalid: [
      "0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
      "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA9604",
      "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA960451",
      "0xg8dA6BF26964aF9D7eEd9e03E53415D37aA96045"
    ]
  },
  hostile: malformedAnnouncements.map((lie) => ({
    name: lie.name,
    announce: (place) => announceMalformed(other(), [lie], place)
  })),
  useless: [
    { name: "no account", answer: () => [] },
    { name: "an account of another namespace", answer: () => ["oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96"] }
  ],
  tells: {
    accounts: (wallet) => wallet.setAccounts(wallet.addresses.slice(1, 2)),
    network: (wallet) => wallet.switchTo(base.id),
    disconnect: (wallet) => wallet.disconnect()
  },
  node: (balance, request) =>
    rpcAnswer(request, balance < 0n ? `-0x${(-balance).toString(16)}` : `0x${balance.toString(16)}`)
}

describe("evm keeps the contract of chain plugins", () => {
  it.each(chainPluginContract(subject))("$name", ({ run }) => run(), 60_000)
})
