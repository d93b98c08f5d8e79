import type { Moved } from "../capability/Moved.ts"
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
