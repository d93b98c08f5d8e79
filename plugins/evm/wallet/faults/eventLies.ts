import type { VirtualWallet } from "../VirtualWallet.ts"
import { throwing } from "../../../../tests/testing/src/faults/hostileObjects.ts"

/** An event that says what cannot be, with a name for test titles. */
export interface EventLie {
  readonly name: string
  readonly event: string
  /** The arguments of the event, made anew on each call. */
  args(): readonly unknown[]
}

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
/** Events of wrong types, for {@link tellEventLies}. None may change a page's state or throw into the wallet. */
export const eventLies: readonly EventLie[] = [
  { name: "accountsChanged without arguments", event: "accountsChanged", args: () => [] },
  { name: "accountsChanged with null", event: "accountsChanged", args: () => [null] },
  { name: "accountsChanged with a string", event: "accountsChanged", args: () => [address] },
  { name: "accountsChanged with numbers", event: "accountsChanged", args: () => [[1, 2]] },
  { name: "accountsChanged with a short address", event: "accountsChanged", args: () => [["0x1234"]] },
  {
    name: "accountsChanged with a list-like object",
    event: "accountsChanged",
    args: () => [{ length: 1, 0: address }]
  },
  {
    name: "accountsChanged with entries that throw",
    event: "accountsChanged",
    args: () => [Object.defineProperty([address], 0, { get: throwing })]
  },
  { name: "chainChanged without arguments", event: "chainChanged", args: () => [] },
  { name: "chainChanged with null", event: "chainChanged", args: () => [null] },
  { name: "chainChanged with an object", event: "chainChanged", args: () => [{ chainId: "0x1" }] },
  { name: "chainChanged with text", event: "chainChanged", args: () => ["mainnet"] },
  { name: "chainChanged with zero", event: "chainChanged", args: () => ["0x0"] },
  { name: "chainChanged with a negative number", event: "chainChanged", args: () => [-1] },
  { name: "chainChanged with NaN", event: "chainChanged", args: () => [Number.NaN] },
  {
    name: "chainChanged with a number too large",
    event: "chainChanged",
    args: () => [`0x${"f".repeat(64)}`]
  },
  { name: "connect without arguments", event: "connect", args: () => [] },
  {
    name: "connect with a chain id that throws",
    event: "connect",
    args: () => [Object.defineProperty({}, "chainId", { get: throwing })]
  },
  {
    name: "message of unknown type",
    event: "message",
    args: () => [{ type: "eth_subscription", data: null }]
  }
]

/** Sends every event lie once. */
export function tellEventLies(wallet: VirtualWallet): void {
  for (const lie of eventLies) wallet.emit(lie.event, ...lie.args())
}

/**
 * Sends an event `count` times in one task.
 *
 * @param args the arguments of the n-th event, counted from 0; chain ids 0x1 and 0x2 in turn for `chainChanged` and one or
 * no account in turn for anything else when absent
 */
export function floodEvents(
  wallet: VirtualWallet,
  event: string,
  count: number,
  args: (n: number) => readonly unknown[] = (n) =>
    event === "chainChanged" ? [`0x${1 + (n % 2)}`] : [n % 2 ? [] : [address]]
): void {
  for (let n = 0; n < count; n++) wallet.emit(event, ...args(n))
}
