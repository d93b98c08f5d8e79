import type { Moved, PreparedTransfer } from "@latchkey/core"
import { arrivedIn, missingPercent, type Trial } from "@latchkey/core/feature-kit"
import { fill, shortenAddress, showAmount, showDigits, showPercent } from "@latchkey/react/view"
import type { SendWords } from "../SendMessages.ts"

/** How much of a transfer arrived, where the chain says that it was less than was sent; base units. */
const shortOf = (moved: ReadonlyArray<Moved> | undefined, transfer: PreparedTransfer): bigint | undefined => {
  const { token, receiver: account, sender, amount } = transfer
  const arrived = arrivedIn(moved, { token, account, sender })
  return arrived === undefined || arrived >= amount.value ? undefined : arrived
}

/** The words of a transfer, by what arrived of it: what was asked for is not said of one of which less did. */
export const arrivalWords = <Words extends SendWords>(
  {
    moved,
    transfer,
    trial
  }: {
    readonly moved?: ReadonlyArray<Moved> | undefined
    readonly transfer: PreparedTransfer
    readonly trial?: Trial | undefined
  },
  words: Words,
  locale: string
): Words => {
  const value = shortOf(moved, transfer)
  if (value === undefined) return words
  const { amount } = transfer
  const arrived = showDigits({ ...amount, value }, locale)
  const percent = showPercent(missingPercent(amount.value, value), locale)
  const text = fill(words.shortText, {
    percent,
    address: `\u2066${shortenAddress(transfer.receiver)}\u2069`
  })
  const tried = trial?.status === "done" && trial.arrives > value ? trial.arrives : undefined
  return {
    ...words,
    successTitle: fill(words.shortTitle, { arrived, amount: showAmount(amount, locale) }),
    successText:
      tried === undefined
        ? text
        : fill(words.shortTried, { text, tried: showAmount({ ...amount, value: tried }, locale) })
  }
}
