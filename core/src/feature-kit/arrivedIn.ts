import type { Moved } from "../capability/Moved.ts"
import type { SimulationOutcome } from "../capability/Simulation.ts"
import type { CaipAddress } from "../chain/Caip.ts"

/**
 * How much of a token, or of the network's own coin where `token` is absent, a transaction brought to an account, in base units; less
 * what it took of it, where the account is another than `sender`. Undefined where nobody says what of it was moved: that is not nothing.
 */
export const arrivedIn = (
  moved: ReadonlyArray<Moved> | undefined,
  {
    token,
    account,
    sender
  }: {
    readonly token?: CaipAddress | undefined
    readonly account: string
    readonly sender?: string | undefined
  }
): bigint | undefined => {
  const ofIt = moved?.filter((one) => one.token === token && one.id === undefined) ?? []
  if (ofIt.length === 0) return undefined
  const sum = (list: typeof ofIt) => list.reduce((all, { amount }) => all + BigInt(amount), 0n)
  const came = sum(ofIt.filter(({ to }) => to === account))
  const left = account === sender ? 0n : sum(ofIt.filter(({ from }) => from === account))
  return came > left ? came - left : 0n
}

const HUNDREDTHS = 10_000n

/**
 * Which part of an amount did not arrive, in percent of it with at most two decimals, rounded up so that it is zero only where all of it
 * arrived.
 */
export const missingPercent = (asked: bigint, arrived: bigint): number =>
  arrived >= asked || asked <= 0n ? 0 : Number(((asked - arrived) * HUNDREDTHS + asked - 1n) / asked) / 100

/** What is known before a review of what arrives: as the chain tried it, or that nobody could try it. */
export type Trial =
  | {
      readonly status: "done"
      /** Base units. */
      readonly arrives: bigint
      /** Which part does not, in percent of what is sent or was offered. */
      readonly missing: number
    }
  | { readonly status: "untried" }

/** What a trial says of an amount of a token, by how the balance of its account would change. */
export const trialOf = (
  outcome: SimulationOutcome | undefined,
  {
    token,
    account,
    sender,
    amount
  }: {
    readonly token: CaipAddress | undefined
    readonly account: string
    /** Where the account sends to itself, what is missing is what it loses. */
    readonly sender?: string
    readonly amount: bigint
  }
): Trial | undefined => {
  if (outcome === undefined) return undefined
  const change =
    outcome.status === "done"
      ? outcome.changes.find((one) => one.token === token && one.account === account)?.change
      : undefined
  if (change === undefined) return { status: "untried" }
  const came = account === sender ? amount + change : change
  const arrives = came > 0n ? came : 0n
  return { status: "done", arrives, missing: missingPercent(amount, arrives) }
}
