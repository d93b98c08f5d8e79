import type { BitcoinProviderKind, BitcoinWallet } from "../BitcoinWallet.ts"
import { throwing } from "../../../../tests/testing/src/faults/hostileObjects.ts"

/** An event that no honest wallet sends, with a name for test titles. */
export interface BitcoinEventLie {
  readonly name: string
  readonly kind: BitcoinProviderKind
  readonly event: string
  args(): readonly unknown[]
}

const oddValues: readonly (readonly [name: string, make: () => readonly unknown[]])[] = [
  ["nothing", () => []],
  ["undefined", () => [undefined]],
  ["null", () => [null]],
  ["a number", () => [7]],
  ["a text", () => ["bc1q4qw42stdzjqs59xvlrlxr8526e3nunw7mp73te<script>"]],
  ["an empty object", () => [{}]],
  ["a list of null", () => [[null]]],
  ["a list of an address of Testnet", () => [["tb1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelvmc7t8"]]],
  [
    "an object whose getters throw",
    () => [
      Object.defineProperties(
        {},
        {
          accounts: { get: throwing },
          addresses: { get: throwing },
          address: { get: throwing },
          bitcoin: { get: throwing },
          type: { get: throwing }
        }
      )
    ]
  ]
]

const events: Readonly<Record<BitcoinProviderKind, readonly string[]>> = {
  standard: ["change"],
  satsConnect: ["accountChange", "networkChange"],
  leather: [],
  unisat: ["accountsChanged", "networkChanged", "chainChanged"],
  okx: ["accountChanged", "accountsChanged"]
}

/** Events that a kit has to survive. */
export const bitcoinEventLies: readonly BitcoinEventLie[] = (
  Object.entries(events) as [BitcoinProviderKind, readonly string[]][]
).flatMap(([kind, names]) =>
  names.flatMap((event) =>
    oddValues.map(([name, args]) => ({ name: `${kind}: ${event} with ${name}`, kind, event, args }))
  )
)

/** Sends every event lie of the wallet's kind once. */
export function tellBitcoinEventLies(wallet: BitcoinWallet): void {
  for (const lie of bitcoinEventLies) {
    if (lie.kind === wallet.kind) wallet.emit(lie.event, ...lie.args())
  }
}
