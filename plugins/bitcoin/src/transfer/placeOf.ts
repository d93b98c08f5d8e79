import type { TransactionOrder } from "@latchkey/core/effect"
import type { TransferFacts } from "./TransferPsbt.ts"

/** As many inputs and outputs as can be written down. */
const MOST_NOTED = 8
const MOST_PAID = 2

type Output = { readonly script: string; readonly value: bigint }

/** An output as it is written down. */
export const asPaid = ({ script, value }: Output): string => `${script}:${value}`

/** The inputs of a transaction as they are written down: `txid:index`, with commas between. */
export const asInputs = (inputs: ReadonlyArray<{ readonly txid: string; readonly index: number }>): string =>
  inputs
    .slice(0, MOST_NOTED)
    .map(({ txid, index }) => `${txid}:${index}`)
    .join()

/** What a transaction pays to others than its sender, as it is written down where nobody said what it was for. */
export const asPayments = (outputs: ReadonlyArray<Output>, own: string | undefined): string =>
  outputs
    .filter(({ script }) => script !== own)
    .slice(0, MOST_PAID)
    .map(asPaid)
    .join()

/**
 * What a transfer spends, and whom it pays, for `transactionTracking`. Where the wallet chooses what it spends, the account's latest
 * transactions: it is none of these.
 */
export const placeOf = (
  facts: TransferFacts,
  latest: string
): { readonly order?: TransactionOrder; readonly digest: string } => {
  const known = latest.split(",").slice(0, MOST_NOTED).join()
  return {
    digest: asPaid({ script: facts.receiver, value: facts.value }),
    ...(facts.kind === "psbt"
      ? { order: { inputs: asInputs(facts.inputs) } }
      : known === ""
        ? {}
        : { order: { latest: known } })
  }
}
