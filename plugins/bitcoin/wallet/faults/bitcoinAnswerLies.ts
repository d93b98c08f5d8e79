import type { BitcoinProviderKind, BitcoinWallet } from "../BitcoinWallet.ts"
import { throwing } from "../../../../tests/testing/src/faults/hostileObjects.ts"

/** A wrong answer to a page that connects, with a name for test titles. */
export interface BitcoinAnswerLie {
  readonly name: string
  /** The kind of wallet that tells it. */
  readonly kind: BitcoinProviderKind
  /** Whether connecting has to fail with it, or goes on with what is true of it. */
  readonly fate: "refused" | "kept"
  /** Makes a wallet of that kind answer so, to every method that connects, until its faults are taken away. */
  tell(wallet: BitcoinWallet): void
}

/** An account as wallets tell it, whatever they call its parts. */
interface ToldAccount {
  readonly address: unknown
  readonly publicKey: unknown
}

const publicKey = "03fc2a760d930aa1459b35185f45784f4b42050311b232ed490f05db13f448e154"
const genuine: ToldAccount = { address: "bc1q4qw42stdzjqs59xvlrlxr8526e3nunw7mp73te", publicKey }
const withAddress = (address: unknown): ToldAccount => ({ address, publicKey })

type Told = () => unknown

const accountLies: readonly (readonly [name: string, fate: BitcoinAnswerLie["fate"], told: Told])[] = [
  ["no account", "refused", () => []],
  ["accounts undefined", "refused", () => undefined],
  ["accounts null", "refused", () => null],
  ["accounts a string", "refused", () => "bc1q4qw42stdzjqs59xvlrlxr8526e3nunw7mp73te"],
  ["accounts of null", "refused", () => [null, undefined]],
  ["accounts of numbers", "refused", () => [0, 1]],
  ["an account without address", "refused", () => [withAddress(undefined)]],
  ["an address that is a number", "refused", () => [withAddress(7)]],
  ["an address that is an object", "refused", () => [withAddress({ toString: () => genuine.address })]],
  ["an empty address", "refused", () => [withAddress("")]],
  ["markup as address", "refused", () => [withAddress("<img src=x onerror='globalThis.__pwned=1'>")]],
  [
    "an address with a wrong letter",
    "refused",
    () => [withAddress("bc1q4qw42stdzjqs59xvlrlxr8526e3nunw7mp73tf")]
  ],
  ["an Ethereum address", "refused", () => [withAddress("0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266")]],
  ["a Litecoin address", "refused", () => [withAddress("ltc1q4qw42stdzjqs59xvlrlxr8526e3nunw7a8exqz")]],
  ["an address of Testnet", "refused", () => [withAddress("tb1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelvmc7t8")]],
  [
    "an address whose getter throws",
    "refused",
    () => [Object.defineProperty({}, "address", { get: throwing })]
  ],
  ["the same account a thousand times", "kept", () => Array.from({ length: 1000 }, () => genuine)],
  [
    "an account of another network beside a good one",
    "kept",
    () => [genuine, withAddress("tb1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelvmc7t8")]
  ],
  ["a public key that is none", "kept", () => [{ ...genuine, publicKey: "nonsense" }]],
  ["no public key", "kept", () => [{ ...genuine, publicKey: undefined }]]
]

const answered = (result: unknown) => ({ jsonrpc: "2.0", id: "1", result })
const map = (told: unknown, change: (account: unknown) => unknown) =>
  Array.isArray(told) ? told.map((account) => (isAccount(account) ? change(account) : account)) : told
const isAccount = (value: unknown): value is ToldAccount =>
  typeof value === "object" && value !== null && "publicKey" in value

/** The methods by which pages connect, and how each answers with such accounts. */
const tellers: Readonly<Record<BitcoinProviderKind, Readonly<Record<string, (told: unknown) => unknown>>>> = {
  standard: {
    "standard:connect": (told) => ({ accounts: map(told, standardAccount) }),
    "bitcoin:connect": (told) => ({ accounts: map(told, standardAccount) })
  },
  satsConnect: {
    wallet_connect: (told) =>
      answered({ id: "1", addresses: map(told, satsAddress), walletType: "software" }),
    wallet_getAccount: (told) =>
      answered({ id: "1", addresses: map(told, satsAddress), walletType: "software" }),
    getAddresses: (told) => answered({ addresses: map(told, satsAddress) }),
    getAccounts: (told) => answered(map(told, satsAddress))
  },
  leather: {
    getAddresses: (told) =>
      answered({
        addresses: map(told, (account) => ({ symbol: "BTC", type: "p2wpkh", ...(account as object) }))
      })
  },
  unisat: {
    requestAccounts: (told) => map(told, (account) => (account as ToldAccount).address),
    getAccounts: (told) => map(told, (account) => (account as ToldAccount).address)
  },
  okx: {
    connect: first,
    requestAccounts: (told) => map(told, (account) => (account as ToldAccount).address),
    getAccounts: (told) => map(told, (account) => (account as ToldAccount).address)
  }
}

function first(told: unknown): unknown {
  if (!Array.isArray(told)) return told
  const [account] = told as readonly unknown[]
  return isAccount(account) ? { ...account, compressedPublicKey: account.publicKey } : account
}

const standardAccount = (account: unknown) => ({
  ...(account as object),
  publicKey: new Uint8Array(33),
  chains: ["bitcoin:mainnet"],
  features: ["bitcoin:signMessage"]
})
const satsAddress = (account: unknown) => ({
  ...(account as object),
  purpose: "payment",
  addressType: "p2wpkh",
  walletType: "software"
})

/** Shapes that are wrong in a kind's own way. */
const shapeLies: readonly BitcoinAnswerLie[] = (Object.keys(tellers) as BitcoinProviderKind[]).flatMap(
  (kind) =>
    (
      [
        ["undefined", undefined],
        ["null", null],
        ["a number", 7],
        ["a text", "connected"],
        ["an empty object", {}]
      ] as const
    ).map(([name, value]) => lie(kind, `the answer ${name}`, "refused", () => () => value))
)

function lie(
  kind: BitcoinProviderKind,
  name: string,
  fate: BitcoinAnswerLie["fate"],
  answerOf: (teller: (told: unknown) => unknown) => () => unknown
): BitcoinAnswerLie {
  return {
    name: `${kind}: ${name}`,
    kind,
    fate,
    tell(wallet) {
      for (const [method, teller] of Object.entries(tellers[kind])) {
        const answer = answerOf(teller)
        wallet.setFault(method, async () => answer())
      }
    }
  }
}

/** Answers to a page that connects on Bitcoin itself that a kit has to survive. */
export const bitcoinAnswerLies: readonly BitcoinAnswerLie[] = [
  ...(Object.keys(tellers) as BitcoinProviderKind[]).flatMap((kind) =>
    accountLies.map(([name, fate, told]) => lie(kind, name, fate, (teller) => () => teller(told())))
  ),
  ...shapeLies
]
