import type { HistoryTransfer } from "@latchkey/core"
import { address, otherAddress } from "../../../tests/gallery/page/world.ts"
import type { ActivityEntry } from "../src/ActivityState.ts"

/** Some of the network's coin, moved; half of one by default. */
export const coins = (
  direction: HistoryTransfer["direction"],
  value = 5n * 10n ** 17n,
  more: Partial<HistoryTransfer> = {}
): HistoryTransfer => ({
  direction,
  counterparty: otherAddress,
  amount: { value, decimals: 18, symbol: "ETH" },
  ...more
})

/** A transaction of the gallery's account, signed by it: half a coin sent at noon, a day earlier with each number. */
export const entry = (number: number, more: Partial<ActivityEntry> = {}): ActivityEntry => ({
  hash: `0x${String(number).padStart(64, "0")}`,
  networkId: "one:1",
  minedAt: Date.UTC(2024, 4, 28, 12) - number * 86_400_000,
  status: "success",
  kind: "send",
  sender: address,
  transfers: [coins("out")],
  isHidden: false,
  explorerUrl: `https://explorer.test/tx/${number}`,
  ...more
})
