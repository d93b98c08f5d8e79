import { testAccounts, type TestAccount, type WalletInfo } from "@latchkey/testing"

/** A test wallet that the playground offers: the same identity at every visit. */
export interface WalletDeclaration {
  /** Short, for storage and test ids. */
  readonly id: string
  readonly info: WalletInfo
  readonly accounts: ReadonlyArray<TestAccount>
  /** The chains it knows before it is asked to add one. */
  readonly chainIds: ReadonlyArray<number>
  /** What it is good for. */
  readonly about: string
}

const tile = (background: string, drawing: string): WalletInfo["icon"] =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${background}"/>${drawing}</svg>`
  )}`

const accounts = (...indexes: ReadonlyArray<number>) =>
  indexes.flatMap((index) => testAccounts.slice(index, index + 1))

/** Every chain that a test wallet can be on; the last one is outside of what the playground's kit asks for. */
export const allChainIds = [1, 8453, 137, 10]

export const walletDeclarations: ReadonlyArray<WalletDeclaration> = [
  {
    id: "juniper",
    info: {
      uuid: "6f1c2f3e-0d57-4a51-9a3c-5d0f9c3c7a01",
      name: "Juniper Wallet",
      rdns: "test.latchkey.juniper",
      icon: tile(
        "#16463c",
        `<g stroke="#8fe3c0" stroke-width="2.4" stroke-linecap="round" fill="none"><path d="M20 32V13"/><path d="M20 26l-7-5M20 26l7-5M20 19l-6-4.5M20 19l6-4.5"/></g><circle cx="20" cy="9.5" r="3.2" fill="#c9f5df"/>`
      )
    },
    accounts: accounts(0, 1, 2),
    chainIds: allChainIds,
    about: "Three accounts, four networks"
  },
  {
    id: "harbor",
    info: {
      uuid: "2b8d4c6a-7e19-4f0b-8c55-91c0a4de2b02",
      name: "Harbor",
      rdns: "test.latchkey.harbor",
      icon: tile(
        "#1d3f8f",
        `<g fill="none" stroke="#cfe0ff" stroke-width="2.6" stroke-linecap="round"><path d="M9 17c3.7-3.4 7.3-3.4 11 0s7.3 3.4 11 0"/><path d="M9 24c3.7-3.4 7.3-3.4 11 0s7.3 3.4 11 0"/></g>`
      )
    },
    accounts: accounts(1),
    chainIds: allChainIds,
    about: "One account, four networks"
  },
  {
    id: "kestrel",
    info: {
      uuid: "d1a7e3b4-5c28-4e6f-b7a9-3f2e8c1d4503",
      name: "Kestrel",
      rdns: "test.latchkey.kestrel",
      icon: tile(
        "#f2a33a",
        `<path d="M8 25c8 1 12-3 14-11 5 1 9 5 10 12-6-3-9-2-12 4-3-3-7-5-12-5z" fill="#5b2c06"/>`
      )
    },
    accounts: accounts(3),
    chainIds: [1],
    about: "Knows Ethereum alone: others must be added"
  },
  {
    id: "cedar",
    info: {
      uuid: "84c90f17-9b3d-4d2a-a6e0-70b5d2f8e604",
      name: "محفظة الأرز",
      rdns: "test.latchkey.cedar",
      icon: tile("#efe7d6", `<path d="M20 7l9 11h-5l7 9H22v6h-4v-6H9l7-9h-5z" fill="#2f6b3c"/>`)
    },
    accounts: accounts(4),
    chainIds: allChainIds,
    about: "A name written from right to left"
  },
  {
    id: "longest",
    info: {
      uuid: "c5e2b8d9-16fa-4b73-9d48-e8a4c7f01b05",
      name: "The Wallet With the Name That Never Ends",
      rdns: "test.latchkey.longest",
      icon: tile(
        "#4b3a8c",
        `<g stroke="#dcd3ff" stroke-width="2.6" stroke-linecap="round"><path d="M8 13h24M8 20h24M8 27h15"/></g>`
      )
    },
    accounts: accounts(2, 4),
    chainIds: allChainIds,
    about: "A name of 40 characters"
  }
]
