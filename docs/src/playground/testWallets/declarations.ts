import type { WalletInfo } from "@latchkey/testing"
import type { ChainName } from "../chains/chains.ts"
import { coinlessPlace } from "./evmAccounts.ts"

/** A test wallet that the playground offers: the same identity at every visit. */
export interface WalletDeclaration {
  /** Short, for storage and test ids. */
  readonly id: string
  readonly name: string
  readonly icon: WalletInfo["icon"]
  readonly uuid: string
  readonly rdns: string
  /** The chains it serves. */
  readonly chains: ReadonlyArray<ChainName>
  /** Which of the test accounts it holds, on each chain. */
  readonly accounts: ReadonlyArray<number>
  /** The Ethereum chains it knows before it is asked to add one; all when absent. */
  readonly evmChainIds?: ReadonlyArray<number>
  /** Whether it makes calls as operations whose fee a page's paymaster may pay (ERC-7677), where the local networks have a bundler. */
  readonly takesPaymasters?: boolean
  /** What it is good for. */
  readonly about: string
}

const tile = (background: string, drawing: string): WalletInfo["icon"] =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${background}"/>${drawing}</svg>`
  )}`

export const walletDeclarations: ReadonlyArray<WalletDeclaration> = [
  {
    id: "juniper",
    uuid: "6f1c2f3e-0d57-4a51-9a3c-5d0f9c3c7a01",
    name: "Juniper Wallet",
    rdns: "test.latchkey.juniper",
    icon: tile(
      "#16463c",
      `<g stroke="#8fe3c0" stroke-width="2.4" stroke-linecap="round" fill="none"><path d="M20 32V13"/><path d="M20 26l-7-5M20 26l7-5M20 19l-6-4.5M20 19l6-4.5"/></g><circle cx="20" cy="9.5" r="3.2" fill="#c9f5df"/>`
    ),
    chains: ["evm"],
    accounts: [0, 1, 2],
    about: "Three accounts, four networks"
  },
  {
    id: "meridian",
    uuid: "0e7c1c52-6f0a-4d4e-8a5f-3b6f5a4e9d06",
    name: "Meridian",
    rdns: "test.latchkey.meridian",
    icon: tile(
      "#0f5c77",
      `<g fill="none" stroke="#bdeaf7" stroke-width="2.4"><circle cx="20" cy="20" r="12"/><ellipse cx="20" cy="20" rx="5" ry="12"/><path d="M8 20h24"/></g>`
    ),
    chains: ["evm", "solana", "bitcoin"],
    accounts: [1, 2],
    about: "One wallet for Ethereum, Solana and Bitcoin"
  },
  {
    id: "saffron",
    uuid: "5a1f0b9e-2c4d-4c27-9e5a-7d8c6b3a2e07",
    name: "Saffron",
    rdns: "test.latchkey.saffron",
    icon: tile(
      "#6b2a6f",
      `<g fill="#f7c56b"><path d="M20 8c4 4 5 9 0 15-5-6-4-11 0-15z"/><path d="M9 15c6 0 9 3 10 9-6 0-10-3-10-9zM31 15c-6 0-9 3-10 9 6 0 10-3 10-9z"/></g><path d="M20 24v8" stroke="#f7c56b" stroke-width="2.4" stroke-linecap="round"/>`
    ),
    chains: ["solana"],
    accounts: [0, 1, 2],
    about: "Solana: three accounts, mainnet and devnet"
  },
  {
    id: "granite",
    uuid: "b7d2e6c1-8f3a-4b58-a1c9-0e4d7f6a5b08",
    name: "Granite",
    rdns: "test.latchkey.granite",
    icon: tile(
      "#3d4652",
      `<path d="M8 29l7-14 5 8 4-6 8 12z" fill="#d8dee6"/><path d="M15 15l3 5h-5.5z" fill="#fff"/>`
    ),
    chains: ["bitcoin"],
    accounts: [0, 1, 2],
    about: "Bitcoin: a payment and an ordinals address each"
  },
  {
    id: "lupin",
    uuid: "93e4a5d0-1b6c-4f7e-8d2b-6c5f4e3d2a09",
    name: "Lupin",
    rdns: "test.latchkey.lupin",
    icon: tile(
      "#5a3fa0",
      `<path d="M20 33V16" stroke="#9fe0b0" stroke-width="2.4" stroke-linecap="round"/><g fill="#d9c8ff"><circle cx="20" cy="9" r="3"/><circle cx="15.5" cy="14" r="3"/><circle cx="24.5" cy="14" r="3"/><circle cx="14.5" cy="20" r="3"/><circle cx="25.5" cy="20" r="3"/></g>`
    ),
    chains: ["polkadot"],
    accounts: [0, 1, 2, 3],
    about: "Polkadot: four accounts, with three kinds of keys"
  },
  {
    id: "comet",
    uuid: "2f9b8c7d-4e5a-4a61-b0d3-8a7c6e5f4b10",
    name: "Comet",
    rdns: "test.latchkey.comet",
    icon: tile(
      "#1b1f4b",
      `<path d="M9 9c8 2 12 6 15 13" stroke="#8fa2ff" stroke-width="2.4" stroke-linecap="round" fill="none"/><path d="M14 8c7 3 10 6 13 12" stroke="#5c6ddb" stroke-width="2.4" stroke-linecap="round" fill="none"/><circle cx="26" cy="26" r="5.5" fill="#e8ecff"/>`
    ),
    chains: ["cosmos"],
    accounts: [0, 1, 2],
    about: "Cosmos: three accounts"
  },
  {
    id: "harbor",
    uuid: "2b8d4c6a-7e19-4f0b-8c55-91c0a4de2b02",
    name: "Harbor",
    rdns: "test.latchkey.harbor",
    icon: tile(
      "#1d3f8f",
      `<g fill="none" stroke="#cfe0ff" stroke-width="2.6" stroke-linecap="round"><path d="M9 17c3.7-3.4 7.3-3.4 11 0s7.3 3.4 11 0"/><path d="M9 24c3.7-3.4 7.3-3.4 11 0s7.3 3.4 11 0"/></g>`
    ),
    chains: ["evm"],
    accounts: [1],
    about: "One account, four networks"
  },
  {
    id: "kestrel",
    uuid: "d1a7e3b4-5c28-4e6f-b7a9-3f2e8c1d4503",
    name: "Kestrel",
    rdns: "test.latchkey.kestrel",
    icon: tile(
      "#f2a33a",
      `<path d="M8 25c8 1 12-3 14-11 5 1 9 5 10 12-6-3-9-2-12 4-3-3-7-5-12-5z" fill="#5b2c06"/>`
    ),
    chains: ["evm"],
    accounts: [3],
    evmChainIds: [1],
    about: "Knows Ethereum alone: others must be added"
  },
  {
    id: "cedar",
    uuid: "84c90f17-9b3d-4d2a-a6e0-70b5d2f8e604",
    name: "محفظة الأرز",
    rdns: "test.latchkey.cedar",
    icon: tile("#efe7d6", `<path d="M20 7l9 11h-5l7 9H22v6h-4v-6H9l7-9h-5z" fill="#2f6b3c"/>`),
    chains: ["evm"],
    accounts: [4],
    about: "A name written from right to left"
  },
  {
    id: "lantern",
    uuid: "e8d3f4a7-20b1-4c95-8e6a-5f1b7c9d0b11",
    name: "Lantern",
    rdns: "test.latchkey.lantern",
    icon: tile(
      "#7a1f2b",
      `<path d="M14 14h12l2 16H12z" fill="#ffd98a"/><path d="M15 14a5 5 0 0 1 10 0" fill="none" stroke="#ffd98a" stroke-width="2.4"/><circle cx="20" cy="22" r="3.4" fill="#7a1f2b"/>`
    ),
    chains: ["evm"],
    accounts: [coinlessPlace],
    takesPaymasters: true,
    about: "Dollars and no ether: takes a paymaster"
  },
  {
    id: "longest",
    uuid: "c5e2b8d9-16fa-4b73-9d48-e8a4c7f01b05",
    name: "The Wallet With the Name That Never Ends",
    rdns: "test.latchkey.longest",
    icon: tile(
      "#4b3a8c",
      `<g stroke="#dcd3ff" stroke-width="2.6" stroke-linecap="round"><path d="M8 13h24M8 20h24M8 27h15"/></g>`
    ),
    chains: ["evm"],
    accounts: [2, 4],
    about: "A name of 40 characters"
  }
]
